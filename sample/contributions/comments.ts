import type { CommentSample } from '@sample/types'

/** Comments of the members by subject. */
export const comments: Record<string, CommentSample[]> = {
  'amanita-phalloides': [
    {
      by: 'hazel',
      text: 'Found eight of them under one oak in the park, beside the playground. I told the park keeper and they were gone the next day.',
    },
    {
      by: 'mateo',
      text: 'En mi grupo la enseñamos la primera, antes que ninguna comestible. Quien la reconoce cortada por la mitad ya ha aprendido lo importante.',
    },
    {
      by: 'rui',
      text: 'Na minha zona aparece muito sob sobreiros, em novembro. A volva fica enterrada: cavem sempre com a faca.',
    },
    { by: 'jonah', text: 'Does the ring always stay? The one I saw after heavy rain had lost it.' },
    { by: 'lucia', text: 'Gracias por poner los teléfonos arriba del todo.' },
    {
      by: 'hazel',
      text: 'No. Rain, slugs and fingers take it. Dig up the base instead: the sac stays in the soil, and it is what I look for first.',
      answers: 3,
    },
    {
      by: 'jonah',
      text: 'Thank you. I went back with a spoon and there it was, torn but plain to see.',
      answers: 3,
    },
  ],
  'amanita-muscaria': [
    { by: 'owen', text: 'The rain had washed every wart off. Without the plate I would not have known it.' },
    { by: 'ines', text: 'Bajo abedules, a mediados de octubre, siempre en el mismo corro.' },
    { by: 'beatriz', text: 'Aqui no sul do Brasil aparece nos plantios de pinus, foi trazida com as mudas.' },
  ],
  'galerina-marginata': [
    {
      by: 'priya',
      text: 'On the same stump as something brown that looked just like it. That is when I stopped picking little brown mushrooms.',
    },
    { by: 'andres', text: 'La comparación con la Kuehneromyces es justo lo que buscaba.' },
  ],
  'gyromitra-esculenta': [
    {
      by: 'jonah',
      text: 'My grandfather ate them every spring and I used to tell that as a defence. After reading this page I do not any more.',
    },
    { by: 'joana', text: 'O nome engana mesmo: “esculenta” quer dizer comestível.' },
  ],
  'boletus-edulis': [
    { by: 'mateo', text: 'Este año ha llegado tres semanas tarde en el Sistema Central.' },
    {
      by: 'hazel',
      text: 'What do you do about the maggots? Salt water for an hour drives most of them out.',
    },
    { by: 'thiago', text: 'Alguém já encontrou no Brasil, nos pinus? Quero saber se é mesmo esta espécie.' },
    { by: 'rui', text: 'Em Trás-os-Montes chamam-lhe “míscaro” também, o que dá confusão com outro.' },
    { by: 'owen', text: 'Two under the same spruce every year since 2019. I leave one.' },
    {
      by: 'beatriz',
      text: 'Nos plantios de pinus daqui só encontrei Suillus. Quem me mostrou um “porcini” tinha um desses, com anel.',
      answers: 2,
    },
  ],
  'cantharellus-cibarius': [
    {
      by: 'owen',
      text: 'Steep mossy bank, north side, birch and pine. They like to be where water runs slowly.',
    },
    { by: 'lucia', text: '¿La variedad de encinar es la misma especie? La mía es más pálida.' },
    { by: 'joana', text: 'No carvalhal da minha avó aparecem em junho, se chover em maio.' },
    { by: 'priya', text: 'Is the smell always there? Mine smelled of nothing until the next morning.' },
    { by: 'ines', text: 'Aviso: la falsa, Hygrophoropsis, sale a dos metros de la buena.' },
    { by: 'rui', text: 'Nunca arranquem tudo; o meu sítio desapareceu num só outono.' },
    {
      by: 'mateo',
      text: 'En los encinares de Extremadura las veo casi siempre así de pálidas. A mí me dijeron que es otra especie, Cantharellus subpruinosus; no sabría asegurarlo sin un microscopio.',
      answers: 1,
    },
    { by: 'lucia', text: 'Lo miraré en la asociación. La guardo en una caja.', answers: 1 },
  ],
  'pleurotus-ostreatus': [
    {
      by: 'jonah',
      text: 'On a fallen poplar in January, with snow on top. I thought nothing fruits in January.',
    },
    { by: 'andres', text: '¿Alguien la ha visto sobre higuera?' },
    { by: 'beatriz', text: 'A minha cresceu no toco de um salgueiro cortado há dois anos.' },
    {
      by: 'priya',
      text: 'The beetles between the gills are harmless, right? I shake them out over the balcony.',
    },
    {
      by: 'thiago',
      text: 'Cuidado com a espuma de esporos no cultivo dentro de casa: fiquei com tosse até ventilar melhor.',
    },
  ],
  'macrolepiota-procera': [
    { by: 'ines', text: 'El anillo se mueve arriba y abajo: lo primero que le enseño a todo el mundo.' },
    {
      by: 'hazel',
      text: 'Please keep the green-spored one at the top of the look-alikes. In my cousin’s lawn it is the commoner of the two.',
    },
    { by: 'rui', text: 'Frade, em Portugal. Com menos de dez centímetros não se toca.' },
    { by: 'owen', text: 'Measured one today: 34 cm across.' },
  ],
  'oyster-mushrooms-on-straw': [
    { by: 'jonah', text: 'Can I use the spent straw for a second round?' },
    {
      by: 'hazel',
      text: 'Not for oysters, but it makes the best mulch, and sometimes surprises you there.',
      answers: 0,
    },
    { by: 'mateo', text: '¿Vale paja de cebada?' },
    { by: 'joana', text: 'Sim, usei cevada duas vezes e correu bem.', answers: 2 },
  ],
  'shiitake-on-oak-logs': [
    { by: 'andres', text: '¿Cuánto tiempo después de cortar se puede inocular?' },
    {
      by: 'owen',
      text: 'Mine went in three weeks after felling. Longer and other fungi move in first.',
      answers: 0,
    },
    { by: 'thiago', text: 'Alguém tentou com mangueira?' },
    { by: 'beatriz', text: 'A cera de abelha funciona, mas as formigas agradecem.' },
  ],
}
