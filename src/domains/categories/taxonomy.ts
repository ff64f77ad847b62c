import { productTaxonomy } from './product-taxonomy'
import { group, node, type TaxonomyNode } from './taxonomy-node'

/**
 * The embedded taxonomy: groups and values that filters, routes and records share. It is loaded as
 * categories at the first start; later, editors may add and rename categories.
 */

const benefits = group(
  'benefit',
  ['Helps with', 'Ayuda con', 'Ajuda com'],
  [
    node('insomnia', 'Insomnia', 'Insomnio', 'Insônia', 'moon'),
    node('ocd', 'OCD', 'TOC', 'TOC', 'repeat'),
    node('anxiety', 'Anxiety', 'Ansiedad', 'Ansiedade', 'wind'),
    node('libido', 'Libido', 'Libido', 'Libido', 'heart'),
    node('gastritis', 'Gastritis', 'Gastritis', 'Gastrite', 'soup'),
    node('cognition', 'Cognition', 'Cognición', 'Cognição', 'brain'),
    node('blood-pressure', 'Blood pressure', 'Presión arterial', 'Pressão arterial', 'activity'),
    node('addiction', 'Addiction', 'Adicción', 'Dependência', 'unlink'),
    node('uti', 'UTI', 'Infección urinaria', 'Infecção urinária', 'droplets'),
    node('nerve-function', 'Nerve function', 'Función nerviosa', 'Função nervosa', 'network'),
  ],
)

const textures = group(
  'texture',
  ['Texture', 'Textura', 'Textura'],
  [
    node('crunchy', 'Crunchy', 'Crujiente', 'Crocante'),
    node('meaty', 'Meaty', 'Carnosa', 'Encorpada'),
    node('firm', 'Firm', 'Firme', 'Firme'),
    node('fleshy', 'Fleshy', 'Pulposa', 'Polposa'),
    node('seafood', 'Seafood', 'De marisco', 'De frutos do mar'),
    node('chewy', 'Chewy', 'Elástica', 'Elástica'),
  ],
)

const effects = group(
  'effect',
  ['Effect', 'Efecto', 'Efeito'],
  [
    node('creativity', 'Creativity', 'Creatividad', 'Criatividade', 'sparkles'),
    node('perceptual', 'Perceptual', 'Perceptivo', 'Perceptivo', 'aperture'),
    node('spiritual', 'Spiritual', 'Espiritual', 'Espiritual', 'flame'),
    node('reflective', 'Reflective', 'Reflexivo', 'Reflexivo', 'message-circle'),
    node('insightful', 'Insightful', 'Revelador', 'Revelador', 'lightbulb'),
    node('memory', 'Memory', 'Memoria', 'Memória', 'bookmark'),
    node('aroused', 'Aroused', 'Excitación', 'Excitação', 'heart-pulse'),
    node('visuals', 'Visuals', 'Visuales', 'Visuais', 'eye'),
    node('focus', 'Focus', 'Concentración', 'Foco', 'crosshair'),
    node('content', 'Content', 'Satisfacción', 'Contentamento', 'smile'),
    node('endurance', 'Endurance', 'Resistencia', 'Resistência', 'mountain'),
    node('calm', 'Calm', 'Calma', 'Calma', 'waves'),
    node('relaxed', 'Relaxed', 'Relajación', 'Relaxamento', 'cloud'),
    node('euphoric', 'Euphoric', 'Euforia', 'Euforia', 'party-popper'),
    node('energy', 'Energy', 'Energía', 'Energia', 'zap'),
    node('hallucinogenic', 'Hallucinogenic', 'Alucinógeno', 'Alucinógeno', 'orbit'),
  ],
)

const chemistry = group(
  'chemistry',
  ['Chemistry', 'Química', 'Química'],
  [
    group(
      'psychoactive',
      ['Psychoactive class', 'Clase psicoactiva', 'Classe psicoativa'],
      [
        node('psilocybin', 'Psilocybin', 'Psilocibina', 'Psilocibina'),
        node('psilocin', 'Psilocin', 'Psilocina', 'Psilocina'),
        node('baeocystin', 'Baeocystin', 'Baeocistina', 'Baeocistina'),
        node('norbaeocystin', 'Norbaeocystin', 'Norbaeocistina', 'Norbaeocistina'),
        node('aeruginascin', 'Aeruginascin', 'Aeruginascina', 'Aeruginascina'),
        node('harmine', 'Harmine', 'Harmina', 'Harmina'),
        node('harmaline', 'Harmaline', 'Harmalina', 'Harmalina'),
        node('norharmane', 'Norharmane', 'Norharmano', 'Norharmano'),
        node('cordysinin', 'Cordysinin', 'Cordisinina', 'Cordisinina'),
        node('lumichrome', 'Lumichrome', 'Lumicromo', 'Lumicromo'),
        node('muscimol', 'Muscimol', 'Muscimol', 'Muscimol'),
        node('ibotenic-acid', 'Ibotenic acid', 'Ácido iboténico', 'Ácido ibotênico'),
        node('ergine', 'Ergine', 'Ergina', 'Ergina'),
        node('serotonin', 'Serotonin', 'Serotonina', 'Serotonina'),
      ],
    ),
    group(
      'medicinal',
      ['Medicinal class', 'Clase medicinal', 'Classe medicinal'],
      [
        node('beta-glucan', 'Beta-glucan', 'Betaglucano', 'Betaglucana'),
        node('ergothioneine', 'Ergothioneine', 'Ergotioneína', 'Ergotioneína'),
        node('ergosterol', 'Ergosterol', 'Ergosterol', 'Ergosterol'),
        node('hericenone', 'Hericenones', 'Hericenonas', 'Hericenonas'),
        node('erinacine', 'Erinacines', 'Erinacinas', 'Erinacinas'),
        node('cordycepin', 'Cordycepin', 'Cordicepina', 'Cordicepina'),
        node('adenosine', 'Adenosine', 'Adenosina', 'Adenosina'),
        node('ganoderic-acid', 'Ganoderic acids', 'Ácidos ganodéricos', 'Ácidos ganodéricos'),
        node('lentinan', 'Lentinan', 'Lentinano', 'Lentinana'),
        node('eritadenine', 'Eritadenine', 'Eritadenina', 'Eritadenina'),
        node('polysaccharide-k', 'Polysaccharide-K', 'Polisacárido K', 'Polissacarídeo K'),
        node('grifolan', 'Grifolan', 'Grifolano', 'Grifolana'),
        node('lovastatin', 'Lovastatin', 'Lovastatina', 'Lovastatina'),
        node('betulinic-acid', 'Betulinic acid', 'Ácido betulínico', 'Ácido betulínico'),
        node('trehalose', 'Trehalose', 'Trehalosa', 'Trealose'),
        node('glucuronoxylomannan', 'Glucuronoxylomannan', 'Glucuronoxilomanano', 'Glucuronoxilomanana'),
        node('schizophyllan', 'Schizophyllan', 'Esquizofilano', 'Esquizofilana'),
        node('carotenoid', 'Carotenoids', 'Carotenoides', 'Carotenoides'),
      ],
    ),
  ],
)

const types = group(
  'type',
  ['Type', 'Tipo', 'Tipo'],
  [
    node('edible', 'Edible', 'Comestible', 'Comestível', 'utensils'),
    node('medicinal', 'Medicinal', 'Medicinal', 'Medicinal', 'leaf'),
    node('psychoactive', 'Psychoactive', 'Psicoactiva', 'Psicoativo', 'orbit'),
    node('poisonous', 'Poisonous', 'Venenosa', 'Venenoso', 'skull'),
    node('gourmet', 'Gourmet', 'Gourmet', 'Gourmet', 'chef-hat'),
  ],
)

const flavors = group(
  'flavor',
  ['Flavour', 'Sabor', 'Sabor'],
  [
    node('nutty', 'Nutty', 'A nuez', 'Amendoado'),
    node('umami', 'Umami', 'Umami', 'Umami'),
    node('sweet', 'Sweet', 'Dulce', 'Doce'),
    node('mild', 'Mild', 'Suave', 'Suave'),
    node('earthy', 'Earthy', 'Terroso', 'Terroso'),
    node('peppery', 'Peppery', 'Picante', 'Picante'),
    node('bitter', 'Bitter', 'Amargo', 'Amargo'),
    node('fruity', 'Fruity', 'Afrutado', 'Frutado'),
    node('crab-like', 'Crab-like', 'A cangrejo', 'De caranguejo'),
    node('garlicky', 'Garlicky', 'A ajo', 'De alho'),
    node('smoky', 'Smoky', 'Ahumado', 'Defumado'),
    node('buttery', 'Buttery', 'Mantecoso', 'Amanteigado'),
    node('woody', 'Woody', 'Leñoso', 'Amadeirado'),
    node('tart', 'Tart', 'Ácido', 'Ácido'),
  ],
)

const fragrances = group(
  'fragrance',
  ['Fragrance', 'Aroma', 'Aroma'],
  [
    node('anise', 'Anise', 'Anís', 'Anis'),
    node('almond', 'Almond', 'Almendra', 'Amêndoa'),
    node('farinaceous', 'Farinaceous', 'Harina', 'Farinha'),
    node('apricot', 'Apricot', 'Albaricoque', 'Damasco'),
    node('garlic', 'Garlic', 'Ajo', 'Alho'),
    node('radish', 'Radish', 'Rábano', 'Rabanete'),
    node('mushroomy', 'Mushroomy', 'Fúngico', 'Fúngico'),
    node('seafood', 'Seafood', 'Marisco', 'Frutos do mar'),
    node('hazelnut', 'Hazelnut', 'Avellana', 'Avelã'),
    node('forest-floor', 'Forest floor', 'Sotobosque', 'Chão de floresta'),
    node('honey', 'Honey', 'Miel', 'Mel'),
    node('raw-potato', 'Raw potato', 'Patata cruda', 'Batata crua'),
    node('iodine', 'Iodine', 'Yodo', 'Iodo'),
    node('sulphur', 'Sulphur', 'Azufre', 'Enxofre'),
    node('pine', 'Pine', 'Pino', 'Pinho'),
    node('maple', 'Maple', 'Arce', 'Bordo'),
  ],
)

const sideEffects = group(
  'side-effect',
  ['Side effect', 'Efecto secundario', 'Efeito colateral'],
  [
    node('stomach-upset', 'Stomach upset', 'Malestar digestivo', 'Desconforto digestivo', 'soup'),
    node('nausea', 'Nausea', 'Náuseas', 'Náusea', 'waves'),
    node('vomiting', 'Vomiting', 'Vómitos', 'Vômitos', 'triangle-alert'),
    node('diarrhoea', 'Diarrhoea', 'Diarrea', 'Diarreia', 'droplets'),
    node('allergy', 'Allergy', 'Alergia', 'Alergia', 'flower'),
    node('skin-rash', 'Skin rash', 'Erupción cutánea', 'Erupção cutânea', 'hand'),
    node(
      'airway-irritation',
      'Airway irritation',
      'Irritación respiratoria',
      'Irritação respiratória',
      'wind',
    ),
    node(
      'alcohol-intolerance',
      'Alcohol intolerance',
      'Intolerancia al alcohol',
      'Intolerância ao álcool',
      'wine-off',
    ),
    node('bleeding-risk', 'Bleeding risk', 'Riesgo de sangrado', 'Risco de sangramento', 'droplet'),
    node('low-blood-sugar', 'Low blood sugar', 'Hipoglucemia', 'Hipoglicemia', 'trending-down'),
    node('dizziness', 'Dizziness', 'Mareo', 'Tontura', 'orbit'),
    node('sweating', 'Sweating', 'Sudoración', 'Sudorese', 'thermometer'),
    node('drowsiness', 'Drowsiness', 'Somnolencia', 'Sonolência', 'moon'),
    node('panic', 'Panic', 'Pánico', 'Pânico', 'triangle-alert'),
    node('confusion', 'Confusion', 'Confusión', 'Confusão', 'circle-help'),
    node('raised-heart-rate', 'Raised heart rate', 'Taquicardia', 'Taquicardia', 'heart-pulse'),
    node('liver-damage', 'Liver damage', 'Daño hepático', 'Lesão hepática', 'skull'),
    node('kidney-damage', 'Kidney damage', 'Daño renal', 'Lesão renal', 'skull'),
    node('muscle-damage', 'Muscle damage', 'Daño muscular', 'Lesão muscular', 'skull'),
  ],
)

const consumptionForms = group(
  'consumption-form',
  ['Consumption form', 'Forma de consumo', 'Forma de consumo'],
  [
    node('fresh', 'Fresh', 'Fresca', 'Fresco'),
    node('dried', 'Dried', 'Seca', 'Seco'),
    node('powder', 'Powder', 'Polvo', 'Pó'),
    node('capsule', 'Capsule', 'Cápsula', 'Cápsula'),
    node('tea', 'Tea', 'Infusión', 'Chá'),
    node('tincture', 'Tincture', 'Tintura', 'Tintura'),
    node('edible', 'Edible', 'Comestible preparado', 'Comestível preparado'),
    node('other', 'Other', 'Otra', 'Outra'),
  ],
)

const experiential = group(
  'experiential',
  ['Experience', 'Experiencia', 'Experiência'],
  [
    node('clear-headed', 'Clear-headed', 'Mente despejada', 'Mente clara', 'sun'),
    node('calm', 'Calm', 'Calma', 'Calma', 'waves'),
    node('energised', 'Energised', 'Con energía', 'Com energia', 'zap'),
    node('slept-well', 'Slept well', 'Dormí bien', 'Dormi bem', 'moon'),
    node('focused', 'Focused', 'Concentración', 'Concentração', 'crosshair'),
    node('enjoyed-taste', 'Enjoyed the taste', 'Me gustó el sabor', 'Gostei do sabor', 'utensils'),
    node('stomach-upset', 'Stomach upset', 'Malestar digestivo', 'Desconforto digestivo', 'soup'),
    node('no-effect', 'No effect noticed', 'Sin efecto notable', 'Nenhum efeito notado', 'minus'),
  ],
)

/** The whole tree. Paths begin with a root: `species/effect/calm`, `products/mushroom/fresh`. */
export const taxonomy: readonly TaxonomyNode[] = [
  group(
    'species',
    ['Species', 'Especies', 'Espécies'],
    [benefits, effects, chemistry, types, flavors, fragrances, textures, sideEffects],
  ),
  group('products', ['Products', 'Productos', 'Produtos'], productTaxonomy),
  consumptionForms,
  experiential,
]
