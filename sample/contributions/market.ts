import type { ReviewSample } from '@sample/types'

/** Reviews of products and suppliers by subject. */
export const marketReviews: Record<string, ReviewSample[]> = {
  'lions-mane-kit': [
    {
      by: 'hazel',
      rating: 5,
      headline: 'Fruited on the kitchen table',
      text: 'Cut on a Sunday, first white teeth on day nine. A second, smaller head came three weeks later.',
    },
    {
      by: 'owen',
      rating: 4,
      headline: 'Drier than I thought my flat was',
      text: 'The first head yellowed until I put a wet cloth beside the block. The leaflet says so; I read it too late.',
    },
    {
      by: 'ines',
      rating: 5,
      headline: 'Como dice la hoja',
      text: 'Once días desde el corte hasta ver las primeras púas. Llegó bien embalado, sin golpes.',
    },
    {
      by: 'rui',
      rating: 4,
      headline: 'Bonito de ver crescer',
      text: 'Rendeu um pouco menos do que eu esperava à segunda, mas a primeira valeu o preço.',
    },
    {
      by: 'joana',
      rating: 3,
      headline: 'Chegou atrasado',
      text: 'O bloco estava bom, mas ficou uma semana parado nos correios e já trazia um rebento esmagado.',
    },
  ],
  'field-microscope': [
    {
      by: 'jonah',
      rating: 5,
      headline: 'Sharp to the edge',
      text: 'I have measured spores with worse instruments at three times the price. It folds with one hand.',
    },
    {
      by: 'andres',
      rating: 4,
      headline: 'Muy buena óptica',
      text: 'Nítido hasta el borde. La platina es algo dura los primeros días; luego se suaviza.',
    },
    {
      by: 'joana',
      rating: 5,
      headline: 'Cabe na mochila',
      text: 'Levei para a serra e vi os esporos na mesa do refúgio. O espelho, junto à janela, chega bem.',
    },
  ],
  'pocket-key-to-gilled-mushrooms': [
    {
      by: 'priya',
      rating: 5,
      headline: 'It knows where to stop',
      text: 'Takes you to a genus and then tells you to find a person. Exactly what a beginner’s key should do.',
    },
    {
      by: 'lucia',
      rating: 5,
      headline: 'Para llevar siempre',
      text: 'Los dibujos de cada cruce valen más que una foto. Las últimas páginas, las de las posibles confusiones, las leí dos veces.',
    },
    {
      by: 'rui',
      rating: 4,
      headline: 'Letra pequena',
      text: 'Muito claro, mas com óculos. Uma edição maior para ler em casa vinha a calhar.',
    },
  ],
  'mesh-foraging-bag': [
    {
      by: 'mateo',
      rating: 4,
      headline: 'Ligera y se lava',
      text: 'Dos otoños y sin un roto. La pediría con una correa un poco más ancha.',
    },
    {
      by: 'hazel',
      rating: 5,
      headline: 'Dirt stays in the wood',
      text: 'Half the cleaning is done by the time I am home.',
    },
  ],
  'impulse-bag-sealer': [
    {
      by: 'owen',
      rating: 2,
      headline: 'The wire went after a month',
      text: 'Seals well, but mine burned through its wire after some two hundred bags. The spare from the box was in within five minutes.',
    },
    {
      by: 'thiago',
      rating: 4,
      headline: 'Faz o que promete',
      text: 'Para poucos sacos por semana é mais que suficiente. Troquei o fio uma vez, sem drama.',
    },
  ],
  'grey-oyster-clusters': [
    {
      by: 'priya',
      rating: 5,
      headline: 'Came whole, as told',
      text: 'Picked on Wednesday, in the pan on Friday. The edges were still crisp.',
    },
    {
      by: 'jonah',
      rating: 4,
      headline: 'Plenty for four',
      text: 'The base is more than I like to throw away, but it went into the stock.',
    },
  ],
  'mossgate-mushroom-farm': [
    {
      by: 'hazel',
      rating: 5,
      headline: 'They answer the telephone',
      text: 'Asked why my block sulked and got a ten-minute answer from somebody with wet hands.',
    },
    {
      by: 'priya',
      rating: 5,
      headline: 'Good stall on Thursdays',
      text: 'What is on the table was picked the day before, and they tell you how to cook it through.',
    },
    {
      by: 'owen',
      rating: 4,
      headline: 'Sells out early',
      text: 'Come before eleven or make do with what is left.',
    },
  ],
  'slate-roof-cultures': [
    {
      by: 'jonah',
      rating: 5,
      headline: 'Every slide is labelled',
      text: 'Place, date and host on each print. I wish collections in museums were as tidy.',
    },
    {
      by: 'andres',
      rating: 4,
      headline: 'Serios',
      text: 'Me dijeron que no podían enviarme una de las esporas y por qué. Así da gusto.',
    },
  ],
  'setas-del-molino-viejo': [
    {
      by: 'ines',
      rating: 5,
      headline: 'Setas de cardo de verdad',
      text: 'Prietas y sin agua. Salen los martes y el miércoles están en la puerta.',
    },
    {
      by: 'mateo',
      rating: 4,
      headline: 'Buen trato',
      text: 'Faltó una bandeja en mi pedido y la mandaron al día siguiente sin preguntar más.',
    },
  ],
}
