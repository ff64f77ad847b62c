import type { ProjectSample } from '@sample/types'

export const sporePrintLibrary: ProjectSample = {
  slug: 'spore-print-library',
  title: {
    en: 'A library of spore prints',
    es: 'Una biblioteca de esporadas',
    pt: 'Uma biblioteca de esporadas',
  },
  summary: {
    en: 'Envelopes, labels and a filing box: how a mycological club can build a collection that teaches beginners and serves science.',
    es: 'Sobres, etiquetas y un archivador: cómo una asociación micológica puede reunir una colección que enseñe a quien empieza y sirva a la ciencia.',
    pt: 'Envelopes, etiquetas e um fichário: como uma associação de micologia pode formar uma coleção que ensine os iniciantes e sirva à ciência.',
  },
  species: ['agaricus-campestris', 'chlorophyllum-molybdites', 'macrolepiota-procera', 'amanita-phalloides'],
  content: {
    en: `_An example of what a community could do, told as such a project might report in its second year. Nothing described here has taken place._

## The idea

Books print the colour of spores as a word. “Buff”, “ochre”, “purple-brown”: every reader sees something else. A card with the real thing on it ends the argument. A club that makes one print of every mushroom it determines has, after a few seasons, a tool that no book can replace, and a record of what grew where.

## How a print enters the library

1. The finder photographs the mushroom where it grows, with base, gills and cap, and notes place, date, trees and smell.
2. At the meeting, at least two members determine it. If they disagree, the card says so.
3. The cap drops its spores on clear film overnight. The terms are in the [glossary](/mushrooms/glossary), and the method takes one sentence: gills down, a glass on top, eight hours.
4. The film is folded into an envelope of acid-free paper and labelled in pencil.
5. A second person checks label against mushroom before the mushroom is thrown away. Nothing without a label is filed.

## The label

- scientific name, and who determined it
- place, as exact as is responsible: rare and protected species get the municipality only
- date
- substrate and nearest trees
- collector
- number of the photograph

Six lines. A print without them is a stain.

## What it is good for

**Teaching.** Four cards do more than an hour’s talk: [field mushroom](/mushrooms/agaricus-campestris), chocolate; [death cap](/mushrooms/amanita-phalloides), white; [parasol](/mushrooms/macrolepiota-procera), cream; [green-spored parasol](/mushrooms/chlorophyllum-molybdites), green. After that, nobody picks by the colour of the cap.

**Microscopy.** Spores on film keep their shape for years. A beginner can practise measuring in January on what was found in October.

**Comparison.** Two prints of the same species from two woods, side by side, show how much a colour varies, and how little.

**Records.** A dated, placed, determined print is evidence that a species grew there. Copies of the list can go to a regional herbarium or survey.

## Rules that such a library needs

- Prints of toxic species are kept in a box of their own, marked as such. Spores of the species found in temperate woods do not poison by touch, but nothing in a mycological cupboard should look like an ingredient.
- Species with psilocybin are not collected. In many places their spores, too, are controlled.
- One cap, not a basket. Enough is left to ripen where it grew.
- Old envelopes are looked through once a year for mites and mould.
- Hands are washed, and nobody eats at the table.

## Costs

Film, envelopes, pencils and a filing box: less than a dinner for the members who do the work. A microscope helps and is no condition. The real cost is an hour after each outing, from somebody who likes order.

## What can go wrong

Prints that are too thin, because the cap was too old or too young. Two caps under one glass. Enthusiasts who file first and determine later. And the slow disaster of all collections: the one person who knows the system moves away. The cure is a page of instructions glued inside the lid.

## What counts as success

That a member who doubts opens the box before opening a book. And that in thirty years somebody reads a label, and knows.`,
    es: `_Ejemplo de lo que podría hacer una comunidad, contado como lo contaría un proyecto así en su segundo año. Nada de lo descrito ha tenido lugar._

## La idea

Los libros imprimen el color de las esporas con una palabra. «Crema», «ocre», «pardo púrpura»: cada cual ve otra cosa. Una ficha con las esporas de verdad zanja la discusión. Una asociación que guarde una esporada de cada seta que determina tiene, al cabo de unas temporadas, una herramienta que ningún libro puede sustituir y un registro de qué creció dónde.

## Cómo entra una esporada en la biblioteca

1. Quien la encuentra fotografía la seta donde crece, con base, láminas y píleo, y anota lugar, fecha, árboles y olor.
2. En la reunión la determinan al menos dos socios. Si no se ponen de acuerdo, la ficha lo dice.
3. El píleo suelta sus esporas de noche sobre un plástico transparente. Los términos están en el [glosario](/mushrooms/glossary) y el método cabe en una frase: láminas abajo, un vaso encima, ocho horas.
4. El plástico se dobla dentro de un sobre de papel sin ácido y se etiqueta a lápiz.
5. Otra persona coteja la etiqueta con la seta antes de tirarla. Sin etiqueta no se archiva nada.

## La etiqueta

- nombre científico y quién determinó
- lugar, tan exacto como sea responsable: de las especies raras o protegidas, solo el municipio
- fecha
- sustrato y árboles cercanos
- recolector
- número de la fotografía

Seis líneas. Sin ellas, una esporada es una mancha.

## Para qué sirve

**Enseñar.** Cuatro fichas hacen más que una hora de charla: [champiñón silvestre](/mushrooms/agaricus-campestris), chocolate; [oronja verde](/mushrooms/amanita-phalloides), blanca; [parasol](/mushrooms/macrolepiota-procera), crema; [falso parasol](/mushrooms/chlorophyllum-molybdites), verde. Después de verlas, nadie recolecta por el color del píleo.

**Microscopía.** Sobre plástico, las esporas conservan la forma durante años. Quien empieza puede practicar en enero con lo que se encontró en octubre.

**Comparar.** Dos esporadas de una misma especie y de dos bosques, una al lado de otra, enseñan cuánto varía un color, y qué poco.

**Registrar.** Una esporada con fecha, lugar y determinación prueba que la especie creció allí. Una copia de la lista puede ir a un herbario o a un inventario regional.

## Las reglas que necesita

- Las esporadas de especies tóxicas van en caja aparte, señalada. Las esporas de las especies de nuestros bosques no envenenan por contacto, pero en un armario micológico nada debería parecer un ingrediente.
- No se recogen especies con psilocibina. En muchos lugares también sus esporas están sujetas a control.
- Un píleo, no una cesta. En el sitio quedan bastantes para madurar.
- Una vez al año se repasan los sobres antiguos en busca de ácaros y moho.
- Se lavan las manos y en esa mesa no se come.

## Gastos

Plástico, sobres, lápices y un archivador: menos que una cena para quienes hacen el trabajo. Un microscopio ayuda y no es condición. El verdadero gasto es una hora después de cada salida, de alguien a quien le guste el orden.

## Lo que puede salir mal

Esporadas demasiado finas, porque el píleo era viejo o joven. Dos píleos bajo un vaso. Entusiastas que archivan primero y determinan después. Y el lento desastre de toda colección: se muda la única persona que entiende el sistema. El remedio es una hoja de instrucciones pegada en el interior de la tapa.

## Qué es un éxito

Que un socio con dudas abra la caja antes que el libro. Y que dentro de treinta años alguien lea una etiqueta y sepa.`,
    pt: `_Exemplo do que uma comunidade poderia fazer, contado como um projeto assim contaria no segundo ano. Nada do que se descreve aqui aconteceu._

## A ideia

Os livros imprimem a cor dos esporos com uma palavra. “Creme”, “ocre”, “marrom-púrpura”: cada leitor vê outra coisa. Uma ficha com os esporos de verdade encerra a discussão. Uma associação que guarde uma esporada de cada cogumelo que determina tem, depois de algumas temporadas, uma ferramenta que nenhum livro substitui e um registro do que nasceu onde.

## Como uma esporada entra na biblioteca

1. Quem acha fotografa o cogumelo onde nasce, com base, lâminas e chapéu, e anota lugar, data, árvores e cheiro.
2. Na reunião, pelo menos dois membros o determinam. Se discordam, a ficha diz.
3. O chapéu solta os esporos à noite sobre um plástico transparente. Os termos estão no [glossário](/mushrooms/glossary) e o método cabe numa frase: lâminas para baixo, um copo em cima, oito horas.
4. O plástico é dobrado dentro de um envelope de papel sem ácido e etiquetado a lápis.
5. Outra pessoa confere a etiqueta com o cogumelo antes que ele seja descartado. Sem etiqueta, nada se arquiva.

## A etiqueta

- nome científico e quem determinou
- lugar, tão exato quanto for responsável: de espécies raras ou protegidas, só o município
- data
- substrato e árvores próximas
- coletor
- número da fotografia

Seis linhas. Sem elas, uma esporada é uma mancha.

## Para que serve

**Ensinar.** Quatro fichas fazem mais que uma hora de palestra: [cogumelo-do-campo](/mushrooms/agaricus-campestris), chocolate; [chapéu-da-morte](/mushrooms/amanita-phalloides), branca; [para-sol](/mushrooms/macrolepiota-procera), creme; [para-sol-de-esporos-verdes](/mushrooms/chlorophyllum-molybdites), verde. Depois disso, ninguém colhe pela cor do chapéu.

**Microscopia.** No plástico, os esporos conservam a forma por anos. Quem começa pode praticar em pleno inverno com o que foi achado no outono.

**Comparar.** Duas esporadas da mesma espécie, de duas matas, lado a lado, mostram quanto uma cor varia, e quão pouco.

**Registrar.** Uma esporada com data, lugar e determinação prova que a espécie nasceu ali. Uma cópia da lista pode ir para um herbário ou inventário regional.

## As regras de que precisa

- Esporadas de espécies tóxicas ficam em caixa à parte, identificada. Os esporos das espécies comuns de mata não envenenam pelo toque, mas num armário de micologia nada deveria parecer ingrediente.
- Não se guardam espécies com psilocibina. Em muitos lugares, os esporos delas também são controlados.
- Um chapéu, não uma cesta. No lugar ficam bastantes para amadurecer.
- Uma vez por ano, os envelopes antigos são revistos em busca de ácaros e bolor.
- Lavam-se as mãos, e naquela mesa não se come.

## Custos

Plástico, envelopes, lápis e um fichário: menos que um jantar para quem faz o trabalho. Microscópio ajuda e não é condição. O custo de verdade é uma hora depois de cada saída, de alguém que goste de ordem.

## O que pode dar errado

Esporadas finas demais, porque o chapéu era velho ou jovem. Dois chapéus sob um copo. Entusiastas que arquivam primeiro e determinam depois. E o desastre lento de toda coleção: muda-se a única pessoa que entende o sistema. O remédio é uma página de instruções colada por dentro da tampa.

## O que conta como sucesso

Que um membro em dúvida abra a caixa antes do livro. E que daqui a trinta anos alguém leia uma etiqueta e saiba.`,
  },
  layout: [
    {
      block: 'feature',
      heading: {
        en: 'Make a print tonight',
        es: 'Haz una esporada esta noche',
        pt: 'Faça uma esporada esta noite',
      },
      text: {
        en: 'Paper, a glass and one night: the article shows how to take a print and how to read its colour.',
        es: 'Papel, un vaso y una noche: el artículo enseña a hacer una esporada y a leer su color.',
        pt: 'Papel, um copo e uma noite: o artigo ensina a fazer uma esporada e a ler a sua cor.',
      },
      links: [
        {
          label: { en: 'Read a spore print', es: 'Leer una esporada', pt: 'Ler uma esporada' },
          url: '/posts/how-to-read-a-spore-print',
        },
      ],
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012'],
  publishedAt: '2026-05-16',
  state: 'running',
  place: { en: 'A mycological club', es: 'Una asociación micológica', pt: 'Uma associação de micologia' },
}
