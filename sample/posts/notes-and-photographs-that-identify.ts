import type { PostSample } from '@sample/types'

export const notesAndPhotographsThatIdentify: PostSample = {
  slug: 'notes-and-photographs-that-identify',
  title: {
    en: 'Five photographs and seven notes',
    es: 'Cinco fotografías y siete notas',
    pt: 'Cinco fotografias e sete anotações',
  },
  summary: {
    en: 'An expert can do little with one picture of a cap from above. What to photograph and write down while the mushroom is still where it grew.',
    es: 'Con una foto del píleo desde arriba poco puede hacer un experto. Qué fotografiar y apuntar mientras la seta sigue donde creció.',
    pt: 'Com uma foto do chapéu visto de cima, um especialista pouco pode fazer. O que fotografar e anotar enquanto o cogumelo ainda está onde nasceu.',
  },
  species: ['amanita-phalloides', 'agaricus-xanthodermus', 'agaricus-campestris', 'rubroboletus-satanas'],
  content: {
    en: `“What is this?” ask thousands of people a day, beneath a photograph of a brown disc in the grass. The honest answer is: a mushroom. Most characters that decide lie where the picture does not look. Ten minutes in the wood make the difference between a guess and a name.

## Five photographs

1. **The place.** One step back: tree, grass, wood, moss. Leaves on the ground tell more than their photographer knows.
2. **The side.** At the level of the ground, cap and stem together, with something beside it for scale. A coin will do.
3. **The underside.** Gills, pores, teeth or folds, and how they meet the stem. Turn one over for this; if there is only one, put a mirror or the phone beneath it.
4. **The base.** Dig it out whole with a knife, including what is below the soil. This is the photograph that shows the sac of a [death cap](/mushrooms/amanita-phalloides), and the one that is nearly always missing.
5. **The cut.** Halved from top to bottom, at once and again after five minutes. Colours that come with time are characters: the chrome yellow in the base of a [yellow stainer](/mushrooms/agaricus-xanthodermus), the blue of many boletes.

Soft daylight, no flash, sharp where it matters. Young and old specimens in one picture are worth more than the most beautiful one.

## Seven notes

No camera records these.

- **Smell**, described by comparison: meal, aniseed, ink, radish, soap, nothing.
- **Touch:** dry, greasy, sticky, velvety, brittle, tough.
- **Trees** within ten paces, by name. If you do not know them, pick up a leaf.
- **Substrate:** soil, wood, dung, buried root? Scratch and look.
- **Milk:** does it bleed when broken, in which colour, and does that change?
- **Number and habit:** alone, in groups, in a ring, in tufts from one point.
- **Place and date.** For yourself, exact. In public, no more exact than the species can bear.

Tasting is not on the list. There are specialists who chew a crumb of a russula and spit it out. It is their trade, with a genus they know. It is not a test for unknown mushrooms.

## Then the spores

Take one cap home for a spore print, apart from everything that is to be eaten. Colour of spores excludes whole families in one night.

## How to ask

Post all the pictures together with the notes, and say what you have thought of yourself and why. Then those who answer can reply to your reason, and you learn something. Name the region: a name that is right in Galicia may be wrong in Oregon.

Weigh answers by their reasons and not by their number. Twenty people who like a name are no evidence. One who writes “free gills, pink when young, no sac: [field mushroom](/mushrooms/agaricus-campestris), but show me the base” has said what can be checked.

## What a program can do

Recognition apps compare pictures. They are good at what is common and well photographed, and as sure of themselves when they are wrong. They do not smell, dig or cut. Take their answer as a hint where to begin reading, never as permission to eat.

A picture can, on the other hand, rule things out. Red pores and a pale cap, stout, on limestone: that is [Satan’s bolete](/mushrooms/rubroboletus-satanas) or one of its kin, and nobody needs a spore to leave it standing.

## What to keep

Number the find, the pictures and the notes alike. A dried half in a paper envelope, with that number, can still be examined in ten years. Science has more questions than mushrooms with labels.

## The point of it

You need not send any of it to anyone. Whoever has photographed the base of fifty mushrooms begins to see bases. The list is a way of looking, dressed up as paperwork.`,
    es: `«¿Qué es esto?», preguntan miles de personas al día bajo la foto de un disco pardo en la hierba. La respuesta honrada es: una seta. La mayoría de los caracteres que deciden están donde la foto no mira. Diez minutos en el bosque separan una suposición de un nombre.

## Cinco fotografías

1. **El lugar.** Un paso atrás: árbol, hierba, madera, musgo. Las hojas del suelo cuentan más de lo que sabe quien las fotografía.
2. **El costado.** A ras de tierra, píleo y pie juntos, con algo al lado que dé la escala. Sirve una moneda.
3. **La cara inferior.** Láminas, poros, aguijones o pliegues, y cómo llegan al pie. Para eso se da la vuelta a un ejemplar; si solo hay uno, pon debajo un espejo o el móvil.
4. **La base.** Desentierra la seta entera con una navaja, con lo que hay bajo tierra. Es la foto que muestra el saco de una [oronja verde](/mushrooms/amanita-phalloides), y la que falta casi siempre.
5. **El corte.** Partida de arriba abajo, en el acto y otra vez a los cinco minutos. Los colores que llegan con el tiempo son caracteres: el amarillo cromo en la base de un [champiñón amarilleante](/mushrooms/agaricus-xanthodermus), el azul de muchos boletos.

Luz de día suave, sin flash, nitidez donde importa. Ejemplares jóvenes y viejos en una misma foto valen más que el más bonito.

## Siete notas

Esto no lo registra ninguna cámara.

- **El olor**, por comparación: harina, anís, tinta, rábano, jabón, nada.
- **El tacto:** seco, untuoso, pegajoso, aterciopelado, frágil, tenaz.
- **Los árboles** a menos de diez pasos, con su nombre. Si no los conoces, recoge una hoja.
- **El sustrato:** ¿tierra, madera, estiércol, una raíz enterrada? Escarba y mira.
- **El látex:** ¿sangra al romperse, de qué color, y cambia?
- **El número y el porte:** sola, en grupo, en corro, en ramillete desde un punto.
- **El lugar y la fecha.** Para ti, exactos. En público, solo lo que la especie pueda soportar.

Probarla no está en la lista. Hay especialistas que mastican una miga de rúsula y la escupen. Es su oficio, con un género que conocen. No es una prueba para setas desconocidas.

## Después, las esporas

Llévate a casa un píleo para la esporada, separado de todo lo que vaya a comerse. El color de las esporas descarta familias enteras en una noche.

## Cómo preguntar

Publica todas las fotos juntas, con las notas, y di qué has pensado y por qué. Así quien responda puede contestar a tu razón, y aprendes algo. Nombra la región: un nombre acertado en Galicia puede no serlo en Oregón.

Pesa las respuestas por sus razones y no por su número. Veinte personas a las que les gusta un nombre no son una prueba. Quien escribe «láminas libres, rosadas de joven, sin volva: [champiñón silvestre](/mushrooms/agaricus-campestris), pero enséñame la base» ha dicho algo que puede comprobarse.

## Qué puede hacer un programa

Las aplicaciones de reconocimiento comparan imágenes. Aciertan con lo común y muy fotografiado, y están igual de seguras cuando se equivocan. No huelen, ni excavan, ni cortan. Toma su respuesta como indicio de por dónde empezar a leer, nunca como permiso para comer.

Una foto sí puede, en cambio, descartar. Poros rojos y píleo claro, porte grueso, suelo calizo: es el [boleto de Satanás](/mushrooms/rubroboletus-satanas) o uno de los suyos, y a nadie le hace falta una espora para dejarlo en pie.

## Qué guardar

El mismo número para el hallazgo, las fotos y las notas. Media seta seca en un sobre de papel, con ese número, aún podrá estudiarse dentro de diez años. A la ciencia le sobran preguntas y le faltan setas con etiqueta.

## Para qué sirve

No hace falta que mandes nada a nadie. Quien ha fotografiado la base de cincuenta setas empieza a ver bases. La lista es una manera de mirar, disfrazada de papeleo.`,
    pt: `“O que é isto?”, perguntam milhares de pessoas por dia embaixo da foto de um disco marrom na grama. A resposta honesta é: um cogumelo. A maioria das características que decidem está onde a foto não olha. Dez minutos na mata separam um palpite de um nome.

## Cinco fotografias

1. **O lugar.** Um passo atrás: árvore, grama, madeira, musgo. As folhas do chão contam mais do que sabe quem as fotografa.
2. **O lado.** Rente à terra, chapéu e estipe juntos, com algo ao lado que dê a escala. Uma moeda serve.
3. **A parte de baixo.** Lâminas, poros, acúleos ou pregas, e como chegam ao estipe. Para isso se vira um exemplar; se só houver um, ponha embaixo um espelho ou o celular.
4. **A base.** Desenterre o cogumelo inteiro com um canivete, com o que há debaixo da terra. É a foto que mostra o saco de um [chapéu-da-morte](/mushrooms/amanita-phalloides), e a que quase sempre falta.
5. **O corte.** Partido de cima a baixo, na hora e de novo cinco minutos depois. Cores que chegam com o tempo são características: o amarelo-cromo na base de um [agárico-amarelecente](/mushrooms/agaricus-xanthodermus), o azul de muitos boletos.

Luz suave do dia, sem flash, nitidez onde importa. Exemplares jovens e velhos numa mesma foto valem mais que o mais bonito.

## Sete anotações

Isto nenhuma câmera registra.

- **O cheiro**, por comparação: farinha, anis, tinta, rabanete, sabão, nada.
- **O tato:** seco, untuoso, pegajoso, aveludado, quebradiço, duro.
- **As árvores** a menos de dez passos, pelo nome. Se não as conhece, pegue uma folha.
- **O substrato:** terra, madeira, esterco, uma raiz enterrada? Raspe e olhe.
- **O látex:** sangra ao quebrar, de que cor, e muda?
- **O número e o hábito:** sozinho, em grupo, em anel, em tufo a partir de um ponto.
- **O lugar e a data.** Para você, exatos. Em público, só o que a espécie suporta.

Provar não está na lista. Há especialistas que mastigam uma migalha de rússula e cospem. É o ofício deles, com um gênero que conhecem. Não é teste para cogumelos desconhecidos.

## Depois, os esporos

Leve para casa um chapéu para a esporada, separado de tudo o que vai ser comido. A cor dos esporos descarta famílias inteiras numa noite.

## Como perguntar

Publique todas as fotos juntas, com as anotações, e diga o que você pensou e por quê. Assim quem responde pode responder à sua razão, e você aprende algo. Diga a região: um nome certo em Portugal pode estar errado no Paraná.

Pese as respostas pelas razões e não pelo número. Vinte pessoas que gostam de um nome não são prova. Quem escreve “lâminas livres, rosadas quando jovem, sem volva: [cogumelo-do-campo](/mushrooms/agaricus-campestris), mas mostre a base” disse algo que se pode conferir.

## O que um programa pode fazer

Os aplicativos de reconhecimento comparam imagens. Acertam no que é comum e muito fotografado, e têm a mesma certeza quando erram. Não cheiram, não cavam, não cortam. Tome a resposta como indício de por onde começar a ler, nunca como licença para comer.

Uma foto pode, em compensação, descartar. Poros vermelhos e chapéu claro, porte robusto, solo calcário: é o [boleto-de-satanás](/mushrooms/rubroboletus-satanas) ou algum parente, e ninguém precisa de um esporo para deixá-lo de pé.

## O que guardar

O mesmo número para o achado, as fotos e as anotações. Meio cogumelo seco num envelope de papel, com esse número, ainda poderá ser estudado daqui a dez anos. À ciência sobram perguntas e faltam cogumelos com etiqueta.

## Para que serve

Não é preciso mandar nada a ninguém. Quem fotografou a base de cinquenta cogumelos começa a ver bases. A lista é um jeito de olhar, disfarçado de papelada.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### Notes in hand?

The key asks for the same things and skips what you did not see.`,
        es: `### ¿Tienes las notas a mano?

La clave pregunta lo mismo y se salta lo que no hayas visto.`,
        pt: `### Anotações na mão?

A chave pergunta o mesmo e deixa de lado o que não se viu.`,
      },
      links: [
        {
          label: { en: 'Identify a find', es: 'Identificar un hallazgo', pt: 'Identificar um achado' },
          url: '/mushrooms/identify',
        },
      ],
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'benjamin-1995'],
  publishedAt: '2026-06-30',
  topics: ['identification'],
}
