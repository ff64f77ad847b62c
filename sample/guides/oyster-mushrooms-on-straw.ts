import type { GuideSample } from '@sample/types'

export const oysterMushroomsOnStraw: GuideSample = {
  slug: 'oyster-mushrooms-on-straw',
  title: {
    en: 'Oyster mushrooms on straw, without a pressure cooker',
    es: 'Setas de ostra en paja, sin olla a presión',
    pt: 'Cogumelos-ostra em palha, sem panela de pressão',
  },
  summary: {
    en: 'Straw soaked overnight in lime water, a bag with holes and a bright, airy corner: the shortest way from spawn to a first crop.',
    es: 'Paja remojada una noche en agua de cal, una bolsa con agujeros y un rincón claro y ventilado: el camino más corto del micelio a la primera cosecha.',
    pt: 'Palha deixada de molho em água de cal, um saco furado e um canto claro e arejado: o caminho mais curto do micélio à primeira colheita.',
  },
  species: ['pleurotus-ostreatus'],
  difficulty: 'beginner',
  conditions: {
    spawnRunCelsius: { min: 24, max: 24 },
    fruitingCelsius: { min: 10, max: 21 },
    humidityPercent: { min: 85, max: 90 },
    daysToHarvest: { min: 19, max: 33 },
    substrate: {
      en: 'Chopped cereal straw, soaked in lime water or scalded',
      es: 'Paja de cereal troceada, remojada en agua de cal o escaldada',
      pt: 'Palha de cereal picada, deixada em água de cal ou escaldada',
    },
    source: 'stamets-2000',
  },
  container: 'bag',
  stages: [
    { stage: 'preparation', days: { min: 1, max: 1 } },
    {
      stage: 'colonisation',
      days: { min: 12, max: 21 },
      celsius: { min: 24, max: 24 },
      co2Ppm: { min: 5000, max: 20000 },
    },
    {
      stage: 'pinning',
      days: { min: 3, max: 5 },
      celsius: { min: 10, max: 16 },
      humidityPercent: { min: 95, max: 100 },
      co2Ppm: { min: 0, max: 1000 },
      lightLux: { min: 1000, max: 1500 },
    },
    {
      stage: 'fruiting',
      days: { min: 4, max: 7 },
      celsius: { min: 10, max: 21 },
      humidityPercent: { min: 85, max: 90 },
      co2Ppm: { min: 0, max: 1000 },
      lightLux: { min: 1000, max: 1500 },
    },
    { stage: 'rest', days: { min: 7, max: 14 } },
  ],
  shoppingList: [
    {
      name: {
        en: '1 kg of clean, dry, bright straw (wheat, barley, oat or rye), chopped to 5–10 cm',
        es: '1 kg de paja seca, limpia y dorada (trigo, cebada, avena o centeno), cortada en trozos de 5–10 cm',
        pt: '1 kg de palha seca, limpa e clara (trigo, cevada, aveia ou centeio), picada em pedaços de 5–10 cm',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '500 g of fresh grain spawn',
        es: '500 g de micelio en grano fresco',
        pt: '500 g de micélio em grão fresco',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'Hydrated lime (calcium hydroxide) low in magnesium; garden limestone does not work',
        es: 'Cal hidratada (hidróxido de calcio) con poco magnesio; la caliza de jardín no sirve',
        pt: 'Cal hidratada (hidróxido de cálcio) com pouco magnésio; calcário de jardim não serve',
      },
    },
    {
      name: {
        en: 'Goggles, gloves and a dust mask, for the lime',
        es: 'Gafas de protección, guantes y mascarilla antipolvo, para la cal',
        pt: 'Óculos de proteção, luvas e máscara contra poeira, para a cal',
      },
    },
    {
      name: {
        en: 'A tub, a mesh sack, cord',
        es: 'Una cubeta, un saco de malla, cordel',
        pt: 'Uma bacia grande, um saco de tela, barbante',
      },
    },
    {
      name: {
        en: 'Two or three clear bags of about 10 litres',
        es: 'Dos o tres bolsas transparentes de unos 10 litros',
        pt: 'Dois ou três sacos transparentes de cerca de 10 litros',
      },
      soldIn: 'growing/supplies/grow-bags',
    },
  ],
  content: {
    en: `_Pleurotus ostreatus_ grows faster than most moulds, so straw does not have to be sterile: it only has to give the oyster a head start of a few days. A cold bath in lime water does that without fire or pressure.

## Lime first burns, then helps

Hydrated lime is caustic. Wear goggles, gloves and a dust mask, add the powder to the water and never the water to the powder, and keep children and animals away. Should any get into an eye, rinse with running water for fifteen minutes and seek medical help. Used lime water must not reach ponds, streams or garden beds.

## Preparing the straw

1. Stir about 3 g of lime into each litre of cold water. The bath should read pH 12 or more on a test strip.
2. Press the straw in its sack under the surface, weigh it down and leave it for 16 to 20 hours.
3. Lift it out and let it drain for several hours, until a hard squeeze yields no more than a few drops.

Without lime, hold the straw under water at 65–75 °C for an hour, then drain and cool it. Boiling is no improvement: it also kills the harmless microbes that keep mould out.

## Filling the bags

1. Wash hands and table, then wipe both with alcohol. Let it evaporate; no flame nearby.
2. Mix straw and spawn well, or fill in layers, pressing firmly. Loose straw dries out.
3. Tie the bag and make holes of about 1 cm every 10–15 cm with a clean blade.
4. Write the date and the strain on it.

## Colonisation

Keep the bags near 24 °C, out of the sun and not touching: a working bag warms itself, and mycelium suffers above about 30 °C. After 12 to 21 days the straw should be white throughout and hold together.

## Fruiting

Move the bags to 10–16 °C, with daylight enough to read by and air that changes several times an hour. Keep humidity high by wetting the floor and walls, not by soaking the caps. Clusters appear at the holes within days and grow at 10–21 °C for another four to seven.

Read the mushrooms. Long stems with tiny caps mean too much carbon dioxide: give more air. Cracked, leathery caps mean too little moisture.

## Harvest

1. Twist off the whole cluster while the cap margins still point down.
2. Pick too early rather than too late: open caps shed clouds of white spores.
3. Rest the bag, keeping it moist. A second crop usually follows in one to two weeks, often a third and smaller one.

Cook them well, and eat only what is plainly the oyster you sowed. Straw also raises ink caps and other guests from its own spores; throw those away.

## When it fails

- **Green patches:** _Trichoderma_. Tie the bag into another, unopened, and take it outdoors. Usually the spawn was old or the straw too wet.
- **Sour or rotten smell, slimy straw:** bacteria. Drain longer next time.
- **Small black flies:** cover the holes with tape until fruiting, hang sticky traps and remove old bags.
- **Nothing after four weeks:** too warm, too dark or stale air.

## Spores and lungs

Breathing oyster spores day after day can cause mushroom worker’s lung, an allergic inflammation with cough, fever and breathlessness. Do not fruit bags in bedrooms or living rooms, pick early, ventilate outwards and wear a well-fitting particle mask while harvesting. Whoever coughs or runs a fever after tending the bags should stop and see a doctor.`,
    es: `_Pleurotus ostreatus_ crece más deprisa que la mayoría de los mohos, de modo que la paja no tiene que estar estéril: basta con dar a la seta unos días de ventaja. Un baño frío en agua de cal lo consigue sin fuego ni presión.

## La cal quema

La cal hidratada es cáustica. Trabaja con gafas cerradas, guantes y mascarilla, echa el polvo al agua y nunca el agua al polvo, y mantén lejos a niños y animales. Si entra en un ojo, lávalo quince minutos con agua corriente y acude al médico. El agua de cal usada no debe llegar a estanques, arroyos ni bancales.

## Preparar la paja

1. Disuelve unos 3 g de cal por litro de agua fría. La tira reactiva debe marcar pH 12 o más.
2. Hunde la paja dentro de su saco, pon un peso encima y déjala de 16 a 20 horas.
3. Sácala y déjala escurrir varias horas, hasta que al apretarla con fuerza suelte apenas unas gotas.

Si no dispones de cal, mantén la paja bajo agua a 65–75 °C durante una hora; después escúrrela y deja que se enfríe. Hervirla no la mejora: destruye también los microbios inofensivos que cierran el paso al moho.

## Llenar las bolsas

1. Lava manos y mesa y pásalas luego con alcohol. Espera a que se evapore, sin llamas cerca.
2. Mezcla bien la paja con el micelio, o alterna capas, apretando. La paja suelta se seca.
3. Ata la bolsa y hazle agujeros de 1 cm cada 10–15 cm con una cuchilla limpia.
4. Anota la fecha y la cepa.

## Colonización

Guarda las bolsas cerca de 24 °C, sin sol directo y sin que se toquen: una bolsa en actividad se calienta sola, y el micelio sufre por encima de unos 30 °C. Al cabo de 12 a 21 días la paja debe verse blanca por completo y formar un bloque.

## Fructificación

Lleva las bolsas a un lugar a 10–16 °C, con claridad suficiente para leer y aire que se renueve varias veces por hora. Mantén la humedad mojando suelo y paredes, sin empapar los píleos. Los racimos asoman por los agujeros en pocos días y se desarrollan a 10–21 °C durante otros cuatro a siete.

Las propias setas avisan. Pies largos y píleos diminutos indican exceso de dióxido de carbono: falta aire. Píleos agrietados y correosos indican falta de humedad.

## Cosecha

1. Arranca el racimo entero con un giro mientras el margen de los píleos mire aún hacia abajo.
2. Mejor pronto que tarde: los píleos abiertos sueltan nubes de esporas blancas.
3. Deja descansar la bolsa sin que se seque. Suele dar una segunda oleada en una o dos semanas y, a menudo, una tercera más escasa.

Cocínalas bien y come solo lo que sea sin duda la seta sembrada. La paja cría también coprinos y otros huéspedes que venían en ella: tíralos.

## Cuando sale mal

- **Manchas verdes:** _Trichoderma_. Mete la bolsa, sin abrirla, dentro de otra y sácala de casa. Suele deberse a micelio viejo o paja demasiado mojada.
- **Olor agrio o a podrido, paja viscosa:** bacterias. La próxima vez, escurre más tiempo.
- **Mosquitas negras:** tapa los agujeros hasta la fructificación, cuelga trampas adhesivas y retira las bolsas viejas.
- **Nada a las cuatro semanas:** demasiado calor, poca luz o aire viciado.

## Esporas y pulmones

Respirar esporas de estas setas día tras día puede causar el llamado pulmón del cultivador de setas, una inflamación alérgica con tos, fiebre y ahogo. No pongas bolsas en fructificación en dormitorios ni salas de estar, cosecha pronto, ventila hacia fuera y usa una mascarilla de partículas bien ajustada al recolectar. Quien tosa o tenga fiebre después de atender el cultivo debe dejarlo y consultar al médico.`,
    pt: `_Pleurotus ostreatus_ cresce mais depressa que a maioria dos bolores; por isso a palha não precisa ser estéril: basta dar ao cogumelo alguns dias de vantagem. Um banho frio em água de cal resolve isso sem fogo nem pressão.

## A cal queima

A cal hidratada é cáustica. Use óculos de proteção, luvas e máscara contra pó, despeje o pó na água e nunca a água no pó, e mantenha crianças e animais afastados. Se atingir os olhos, lave com água corrente por quinze minutos e procure atendimento médico. A água de cal usada não deve chegar a lagos, córregos nem canteiros.

## Preparo da palha

1. Dissolva cerca de 3 g de cal por litro de água fria. A fita de teste deve indicar pH 12 ou mais.
2. Afunde a palha dentro do saco de tela, ponha um peso e deixe de 16 a 20 horas.
3. Retire e deixe escorrer por várias horas, até que um aperto forte solte só algumas gotas.

Sem cal, mantenha a palha em água a 65–75 °C durante uma hora; depois escorra e deixe esfriar. Ferver não melhora nada: mata também os micróbios inofensivos que barram o bolor.

## Enchimento dos sacos

1. Lave as mãos e a mesa e passe álcool em ambas. Espere evaporar, sem chama por perto.
2. Misture bem a palha e o micélio, ou alterne camadas, apertando. Palha solta resseca.
3. Amarre o saco e faça furos de cerca de 1 cm a cada 10–15 cm com lâmina limpa.
4. Anote a data e a linhagem.

## Colonização

Mantenha os sacos perto de 24 °C, fora do sol e sem se tocarem: um saco em atividade aquece sozinho, e o micélio sofre acima de uns 30 °C. Em 12 a 21 dias a palha deve estar toda branca e formar um bloco.

## Frutificação

Leve os sacos para um lugar a 10–16 °C, com claridade suficiente para ler e ar que se renove várias vezes por hora. Mantenha a umidade molhando o chão e as paredes, sem encharcar os chapéus. Os cachos surgem nos furos em poucos dias e se desenvolvem a 10–21 °C por mais quatro a sete.

Os próprios cogumelos dão o aviso. Estipes longos com chapéus minúsculos indicam gás carbônico demais: falta ar. Chapéus rachados e coriáceos indicam falta de umidade.

## Colheita

1. Torça e retire o cacho inteiro enquanto a margem dos chapéus ainda aponta para baixo.
2. Melhor cedo que tarde: chapéus abertos soltam nuvens de esporos brancos.
3. Deixe o saco descansar sem ressecar. Um segundo fluxo costuma vir em uma a duas semanas e, com frequência, um terceiro, menor.

Cozinhe bem e coma apenas o que for sem dúvida o cogumelo semeado. A palha também faz nascer coprinos e outros hóspedes que vieram com ela: descarte-os.

## Quando dá errado

- **Manchas verdes:** _Trichoderma_. Ponha o saco, sem abrir, dentro de outro e leve para fora. Em geral o micélio era velho ou a palha estava molhada demais.
- **Cheiro azedo ou podre, palha viscosa:** bactérias. Da próxima vez, escorra por mais tempo.
- **Mosquinhas pretas:** vede os furos até a frutificação, pendure armadilhas adesivas e retire os sacos velhos.
- **Nada depois de quatro semanas:** calor demais, pouca luz ou ar parado.

## Esporos e pulmões

Respirar esporos desses cogumelos dia após dia pode causar o chamado pulmão do cultivador de cogumelos, uma inflamação alérgica com tosse, febre e falta de ar. Não deixe sacos frutificando em quartos nem salas de estar, colha cedo, ventile para fora e use máscara de partículas bem ajustada na colheita. Quem tiver tosse ou febre depois de cuidar dos sacos deve parar e procurar um médico.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'benjamin-1995'],
  publishedAt: '2026-03-12',
}
