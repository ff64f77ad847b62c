import { hasOneOf, words } from './intent'

const mushrooms = 'mushroom mushrooms seta setas hongo hongos cogumelo cogumelos'

/** Words of people who fear that somebody has eaten a poisonous mushroom. */
const emergencies = words(
  'mouth ate eaten consumed chewed licked nibbled puke puked puking nausea nauseous cramps stomachache hallucinating unwell unconscious jaundice tingling numbness palpitations collapsed antidote hotline ambulance ' +
    'boca comido comio comimos comieron mordido mordio lamido chupado chupo masticado nauseas colicos retortijones barriga cagalera ' +
    'mareo mareos mareado mareada desmayado desmayo alucinando alucinaciones ictericia hormigueo palpitaciones taquicardia gastroenteritis colitis mordisco antidoto toxicologia toxicologico toxicologica toxicologicas ambulancia ' +
    'comi comeu comeram comemos mordeu lambeu chupou enjoo enjoado enjoada colicas tontura tonturas desmaiou formigamento palpitacoes gastroenterite trincou trinquei samu ciav ciave ciatox ceatox antivenenos',
)

/** How such words begin where people write them in many forms: `vomité`, `vomitando`. */
const beginnings =
  /^(?:[vgb]omit(?!iv|er$)|diarr?h?[eo]|swallow|trag(?:o|ue|ado|aron|ando)$|engol|engul|mastig|ingest|inger(?:i|id)|ingirie|seizure|convuls)/

type Combination = readonly ReadonlySet<string>[]

/** Lists of words that say something together only, in any order. */
const combinations = (lists: readonly (readonly string[])[]): Combination[] =>
  lists.map((list) => list.map(words))

const together = combinations([
  ['throw throwing threw', 'up'],
  ['feel feeling felt feels', 'ill bad funny weird dizzy terrible'],
  ['made making', 'ill'],
  ['bad allergic', 'reaction'],
  ['seeing viendo vendo', 'things cosas coisas'],
  ['number phone numero telefono telefone', 'poison poisons veneno venenos'],
  ['911 999 112 061 192', mushrooms],
  [
    'symptom symptoms sintoma sintomas',
    'long hours hour soon until tarda tardan tardar horas hora demora demoram tempo',
  ],
  [
    'fever sweating drooling shivering shaking trembling skin eyes hospital fiebre sudores sudando babeando temblores escalofrios piel ojos ' +
      'febre suores suando babando tremores calafrios pele olhos',
    'after despues tras depois',
  ],
  [
    'after despues tras depois',
    'eating eat meal dinner supper lunch soup comer cenar cena comida sopa jantar almocar refeicao',
  ],
  ['had', 'dinner supper lunch'],
  ['cant cannot no nao trouble difficulty dificultad dificuldade', 'breathe breathing respirar'],
  [
    'swelling swollen hincha hinchado hinchada hinchan inchado inchada',
    'throat lips tongue face garganta labios lengua cara lingua rosto',
  ],
  ['blurred blurry double borrosa doble turva dupla', 'vision sight vista visao'],
  ['blood sangre sangue', 'urine orina urina'],
  [
    'liver kidney kidneys higado rinon rinones figado rim rins',
    'failure failing fallo insuficiencia falencia',
  ],
  ['activated activado ativado', 'charcoal carbon carvao'],
  ['hives urticaria', 'after eating allergy allergic help despues alergia depois'],
  ['hospital ingresado ingresada internado internada', 'my he she mi meu minha'],
  ['if si se', 'my mi meu minha', 'eat eats come coma comer'],
  ['took takes had', 'bite'],
  // “Mordida” and “dentada” are also of gills that are notched.
  ['di dio dado dei deu dar', 'mordida dentada'],
  ['heart corazon coracao', 'racing pounding acelerado disparado'],
  ['bit bitten', 'into'],
  // “Devolver” is to vomit and to return goods.
  ['devolver devuelto', 'comer comida cenar cena noche'],
  ['devolvi devolvio devolviendo', 'comer comida cenar cena noche seta setas hongo hongos'],
  ['hecho hizo hicieron', 'dano'],
  [
    'mal malo mala fatal',
    'siento siente senti sento sentaron sentado sienten sentir cayo cayeron encuentro encuentra puse puso puesto hizo hicieron ' +
      'sinto sente sentindo passei passou passando passar fez fizeram',
  ],
  [
    'upset bad hurt hurts hurting ache aches pain pains dolor dolores duele duelen dor dores doi doendo',
    'stomach belly tummy abdomen estomago tripa tripas panza vientre',
  ],
  [
    'dog puppy cat kid child toddler baby perro perra perrito gato gata nino nina hijo hija bebe ' +
      'cachorro cachorra cao cadela filho filha crianca',
    'eating eats tasted bit drooling shaking trembling dying die hospital vet babea babeando babando temblando comiendo comiendose probado probo muriendo morir veterinario tremendo comendo provou morrendo morrer',
  ],
  ['my mi meu minha', 'dog puppy cat perro perra gato gata cachorro cachorra cao cadela', 'eats come'],
  // “What to do if you eat a poisonous mushroom”.
  [
    'what que',
    'do happens hago hacer pasa fazer faco acontece',
    'if si se',
    'eat eats como come comes comer coma comemos',
    'poisonous toxic deadly wrong venenosa venenosas venenoso venenosos toxica toxicas toxico toxicos mortal',
  ],
])

/** What people write about poisonings in general too, as on covers of books and posters. */
const general = combinations([
  ['sick'],
  ['poison', 'control'],
  ['emergency emergencies emergencia emergencias urgencias', `poison poisons veneno venenos ${mushrooms}`],
  ['first primeros primeiros', 'aid auxilios socorros', mushrooms],
])

/** Words for poisoning, in many forms: `intoxicaram`. */
const poisonings = /^(?:intoxic|envenen|poison(?:ed|ing)$)/

const goods = words(
  'kit kits book books poster posters sticker stickers tattoo costume ' +
    'libro libros botiquin cartel carteles pegatina pegatinas tatuaje disfraz bordado ' +
    'livro livros cartaz cartazes adesivo adesivos tatuagem fantasia',
)

/** Words of what has happened to somebody: those who write them ask for no goods. */
const people = words(
  'i im ive we my me he she his her our they someone somebody after help call child kid toddler baby dog cat son daughter ' +
    'yo mi mis me nos he hemos ha han alguien tras despues ayuda llamar nino nina hijo hija bebe perro gato ' +
    'eu meu minha ele ela alguem depois socorro ajuda ligar crianca filho filha cachorro',
)

/** What people say whom something befell after a meal: “dizzy after mushrooms”. */
const afterMushrooms =
  /\b(?:after|tras|despues de|depois d[eo]s?) (?:(?:the|some|wild|las|los|unas|unos|os) )?(?:mushrooms?|setas?|hongos?|cogumelos?)\b/

/** What has a word of an emergency and is none. */
const idioms =
  /\b(?:word of mouth|boca a boca|boca de (?:lobo|dragon)|(?:barriga|panza) de (?:cerdo|porco)|(?:most|best|commonly|widely) (?:eaten|consumed)|^(?:how|where|which|why) (?:\w+ ){0,2}are (?:\w+ )?(?:eaten|consumed))\b/

const says = (queryWords: readonly string[], lists: readonly Combination[]) =>
  lists.filter((list) => list.every((wanted) => hasOneOf(queryWords, wanted))).length

/** Whether a query speaks of an emergency in general words only, and asks for goods by one: “emergency kit”. */
function asksForGoods(queryWords: readonly string[]): boolean {
  const topics = says(queryWords, general) + Number(queryWords.some((word) => poisonings.test(word)))
  return topics < 2 && hasOneOf(queryWords, goods) && !hasOneOf(queryWords, people)
}

/** Whether a word is one of calls for help, which names are not compared with: “threw” is no misspelt “tree”. */
export const isOfEmergency = (word: string): boolean =>
  emergencies.has(word) ||
  beginnings.test(word) ||
  together.some((list) => list.some((wanted) => wanted.has(word)))

/** Whether a query may be a call for help. A false alarm does no harm; a miss may. */
export function asksForHelp(queryWords: readonly string[]): boolean {
  const text = queryWords.join(' ').replace(idioms, '')
  const literal = text.split(' ')
  const isUrgent =
    afterMushrooms.test(text) ||
    hasOneOf(literal, emergencies) ||
    literal.some((word) => beginnings.test(word)) ||
    says(literal, together) > 0
  const isGeneral = says(literal, general) > 0 || literal.some((word) => poisonings.test(word))
  return isUrgent || (isGeneral && !asksForGoods(literal))
}
