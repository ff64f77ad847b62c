import type { PageSample } from '@sample/types'

export const howWeVerify: PageSample = {
  slug: 'how-we-verify',
  title: { en: 'How we verify', es: 'Cómo verificamos', pt: 'Como verificamos' },
  summary: {
    en: 'Where facts come from, who may change them, what is left blank on purpose, and what a reader should still check.',
    es: 'De dónde salen los datos, quién puede cambiarlos, qué se deja en blanco a propósito y qué debe comprobar aún quien lee.',
    pt: 'De onde vêm os dados, quem pode mudar um texto, o que fica em branco de propósito e o que o leitor ainda deve conferir.',
  },
  content: {
    en: `A page about mushrooms is only as good as its sources, and an error can cost more here than elsewhere. This is how we work, so that you can judge for yourself.

## Facts carry a source

Every species page ends with its references: monographs, articles with their DOI, official tables, regional field guides. A figure without a source is not printed. That goes for amounts of a compound, hours to the first symptom, results of a trial, temperatures in a growing guide and values in a nutrition table.

Where sources disagree, we say so, or give the range. Where a study was done in animals, the page says animals.

## Blank means blank

A field that nobody has measured stays empty and is shown as _not measured_, never as zero. Where a source cannot be found, we leave the sentence out. A short page is an honest page.

## Names

Scientific names follow _Index Fungorum_, which is under continuous revision, and so are we. Old names stay searchable, because books on your shelf use them. Common names are listed only where people use them.

## Safety first, in that order

1. The worse of two recorded classes decides how a species is shown.
2. Poisonous look-alikes are listed on both pages, here and there, with a difference that can be checked on the specimen in the hand.
3. Poisonous species have no flavour, no recipe and no shop.
4. Edible species carry the condition of certain identification by an expert, and begin with what has to be cooked.
5. Unknown is treated as not edible.

An automated check reads all of the content before it is published and refuses it if one of these rules is broken. It finds missing sources, missing languages and look-alikes that name only one side. It does not find a wrong fact: that takes readers.

## Market and members

Vendors state their certificates; the page says that they stated them. Products that contain a poisonous or psychoactive species are never offered as food. Where a law forbids the sale of something in a place, the product cannot be sent there.

Reviews, impressions and comments are written by members and read by a moderator before they appear. They are opinions. What somebody felt after drinking a tea is interesting, and it is no evidence, so impressions are never counted as such and stand apart from what studies found.

## Who corrects us

You can. Every page of a species, guide, recipe, article, product, shop or contribution has a link to report an error, and so has this one. Tell us what is wrong and where the right version is printed. Reports about poisonous species are read first. Editors change the text in all three languages at once, and earlier versions are kept, so that a change can be looked at and undone.

## What remains with you

No website can identify your mushroom. It lacks the smell, the touch, the base of the stem in the soil and the tree above it. Use the pages to learn characters and to ask better questions, then take your find to someone who knows: a mycological society, a market inspector, a hospital’s adviser. Where opinions differ, the careful one wins.

If somebody has eaten a mushroom that may be poisonous, do not read on: call the poison centre or the emergency number of your country. The numbers stand at the foot of every page, with the date on which a person last checked them.

## What has not been verified

Poison numbers without a date have not been checked by an editor yet. Sample content is marked as such: its vendors, products, members and reviews are invented, and so are the projects. The facts about species, guides, posts and recipes are not.`,
    es: `Una ficha sobre setas vale lo que valen sus fuentes, y un error puede costar aquí más que en otros sitios. Así trabajamos, para que juzgues por tu cuenta.

## Los datos llevan fuente

Cada ficha de especie termina con sus referencias: monografías, artículos con su DOI, tablas oficiales, guías regionales. Un número sin fuente no se publica. Vale para cantidades de un compuesto, horas hasta el primer síntoma, resultados de un ensayo, temperaturas de una guía de cultivo y valores de una tabla nutricional.

Si las fuentes discrepan, lo decimos o damos el intervalo. Si un estudio se hizo en animales, la ficha dice animales.

## En blanco significa en blanco

Un campo que nadie ha medido queda vacío y se muestra como _sin medir_, nunca como cero. Si no encontramos la fuente, quitamos la frase. Una ficha corta es una ficha honrada.

## Nombres

Los nombres científicos siguen a _Index Fungorum_, que está en revisión continua, y nosotros con él. Los nombres antiguos siguen siendo buscables, porque son los de los libros de tu estantería. Los nombres comunes figuran solo donde se usan.

## Primero la seguridad, y en este orden

1. De dos clases registradas, la peor decide cómo se presenta la especie.
2. Las posibles confusiones venenosas figuran en ambas fichas, con una diferencia comprobable en el ejemplar que se tiene en la mano.
3. Las especies venenosas no tienen sabor, ni receta, ni tienda.
4. Las comestibles llevan la condición de identificación cierta por un experto, y lo que hay que cocinar se dice lo primero.
5. Lo desconocido se trata como no comestible.

Una comprobación automática lee todo el contenido antes de publicarlo y lo rechaza si incumple una de estas reglas. Encuentra fuentes que faltan, lenguas que faltan y confusiones citadas por un solo lado. No encuentra un dato falso: para eso hacen falta lectores.

## Mercado y usuarios

Los vendedores declaran sus certificados, y la página dice que los declaran. Los productos con especies venenosas o psicoactivas no se ofrecen nunca como alimento. Donde una ley prohíbe vender algo, ese producto no puede enviarse allí.

Reseñas, impresiones y comentarios los escriben los usuarios y los lee alguien del equipo de moderación antes de que aparezcan. Son opiniones. Lo que alguien notó tras una infusión es interesante y no prueba nada: las impresiones nunca se cuentan como prueba y van aparte de lo que hallaron los estudios.

## Quién nos corrige

Tú. Cada página de especie, guía, receta, artículo, producto, tienda o contribución tiene un enlace para avisar de un error, y esta también. Dinos qué está mal y dónde está impreso como es debido. Los avisos sobre especies venenosas se leen primero. La redacción cambia el texto en las tres lenguas a la vez, y las versiones anteriores se conservan, de modo que un cambio puede mirarse y deshacerse.

## Lo que queda de tu parte

Ningún sitio web puede identificar tu seta. Le faltan el olor, el tacto, la base del pie en la tierra y el árbol de encima. Usa las fichas para aprender caracteres y preguntar mejor; después lleva el hallazgo a quien sepa: una sociedad micológica, un servicio de inspección del mercado, el asesor de un hospital. Si las opiniones difieren, gana la prudente.

Si alguien ha comido una seta que puede ser venenosa, no sigas leyendo: llama al centro toxicológico o al número de emergencias de tu país. Los números están al pie de cada página, con la fecha en que una persona los comprobó por última vez.

## Lo que no está verificado

Los teléfonos sin fecha no los ha comprobado aún nadie de la redacción. El contenido de muestra está señalado: sus vendedores, productos, usuarios y reseñas son inventados, y los proyectos también. Los datos de especies, guías, artículos y recetas no lo son.`,
    pt: `Uma página sobre cogumelos vale o que valem suas fontes, e um erro aqui pode custar mais do que em outros lugares. É assim que trabalhamos, para que você julgue por conta própria.

## Todo dado tem fonte

Cada página de espécie termina com as referências: monografias, artigos com DOI, tabelas oficiais, guias regionais. Número sem fonte não se publica. Isso vale para quantidades de um composto, horas até o primeiro sintoma, resultados de um ensaio, temperaturas de um guia de cultivo e valores de uma tabela nutricional.

Se as fontes divergem, dizemos isso ou damos o intervalo. Se um estudo foi feito em animais, a página diz animais.

## Em branco quer dizer em branco

Um campo que ninguém mediu fica vazio e aparece como _não medido_, nunca como zero. Se não achamos a fonte, tiramos a frase. Uma página curta é uma página honesta.

## Nomes

Os nomes científicos seguem o _Index Fungorum_, que está em revisão contínua, e nós também. Os nomes antigos continuam pesquisáveis, porque são os dos livros na sua estante. Os nomes populares constam apenas onde são usados.

## Segurança primeiro, e nesta ordem

1. De duas classes registradas, a pior decide como a espécie é apresentada.
2. As confusões possíveis com venenosos constam nas duas páginas, com uma diferença que se pode conferir no exemplar que se tem na mão.
3. Espécies venenosas não têm sabor, nem receita, nem loja.
4. As comestíveis trazem a condição de identificação certa por um especialista, e o que precisa de cozimento é dito primeiro.
5. O desconhecido é tratado como não comestível.

Uma verificação automática lê todo o conteúdo antes da publicação e o recusa se uma dessas regras for quebrada. Ela encontra fontes que faltam, línguas que faltam e confusões citadas por um lado só. Não encontra um dado falso: para isso são precisos leitores.

## Mercado e usuários

Os vendedores declaram seus certificados, e a página diz que eles os declaram. Produtos com espécies venenosas ou psicoativas nunca são oferecidos como alimento. Onde uma lei proíbe vender algo, esse produto não pode ser enviado.

Avaliações, impressões e comentários são escritos por usuários e lidos por um moderador antes de aparecer. São opiniões. O que alguém sentiu depois de um chá é interessante e não prova nada: as impressões nunca são contadas como prova e ficam separadas do que os estudos encontraram.

## Quem nos corrige

Você. Cada página de espécie, guia, receita, artigo, produto, loja ou contribuição tem um link para relatar um erro, e esta também. Diga o que está errado e onde está impresso do jeito certo. Avisos sobre espécies venenosas são lidos primeiro. A redação altera o texto nas três línguas ao mesmo tempo, e as versões anteriores são guardadas, de modo que uma mudança pode ser conferida e desfeita.

## O que fica com você

Nenhum site identifica o seu cogumelo. Faltam-lhe o cheiro, o tato, a base do estipe na terra e a árvore em cima. Use as páginas para aprender características e fazer perguntas melhores; depois leve o achado a quem sabe: uma sociedade micológica, uma universidade, o consultor de um hospital. Se as opiniões divergem, vence a cautelosa.

Se alguém comeu um cogumelo que pode ser venenoso, não continue lendo: ligue para o centro de informação toxicológica ou para o número de emergência do seu país. Os números estão no rodapé de cada página, com a data em que uma pessoa os conferiu pela última vez.

## O que não foi verificado

Telefones sem data ainda não foram conferidos pela redação. O conteúdo de amostra é marcado como tal: vendedores, produtos, usuários e avaliações são inventados, e os projetos também. Os dados de espécies, guias, artigos e receitas não são.`,
  },
}
