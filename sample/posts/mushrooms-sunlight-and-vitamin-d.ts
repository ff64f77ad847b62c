import type { PostSample } from '@sample/types'

export const mushroomsSunlightAndVitaminD: PostSample = {
  slug: 'mushrooms-sunlight-and-vitamin-d',
  title: {
    en: 'Mushrooms, sunlight and vitamin D',
    es: 'Setas, sol y vitamina D',
    pt: 'Cogumelos, sol e vitamina D',
  },
  summary: {
    en: 'A button grown in the dark holds almost none, one that has seen the sun holds plenty. What the light does, what the table says, and what remains after the pan.',
    es: 'Un champiñón criado a oscuras casi no tiene; uno que ha visto el sol, mucha. Qué hace la luz, qué dice la tabla y qué queda después de la sartén.',
    pt: 'Um champignon criado no escuro quase não tem; um que viu o sol tem bastante. O que a luz faz, o que diz a tabela e o que sobra depois da frigideira.',
  },
  species: ['agaricus-bisporus', 'grifola-frondosa', 'cantharellus-cibarius', 'pleurotus-ostreatus'],
  content: {
    en: `Few foods contain vitamin D in amounts worth mentioning: oily fish, eggs, what has been fortified by law. Among things that are neither animal nor enriched, mushrooms stand nearly alone. How much they hold depends less on the species than on whether the mushroom ever stood in the light.

## What happens

The membranes of fungal cells contain ergosterol, much as ours contain cholesterol. Ultraviolet light breaks a ring in that molecule, and warmth rearranges it into vitamin D2. Our skin does the same with a relative of cholesterol and makes D3. Mushrooms need no sun to grow, and those raised in a dark shed hardly form any.

That explains a table that looks like a muddle. In the USDA’s data, 100 g of raw [maitake](/mushrooms/grifola-frondosa) contain 28.1 µg, [chanterelles](/mushrooms/cantharellus-cibarius) 5.3, [oysters](/mushrooms/pleurotus-ostreatus) 0.7 and white [buttons](/mushrooms/agaricus-bisporus) 0.2. This is not a ranking of species. It is a record of where the samples that were measured had spent their lives.

## What the review found

In 2018 four Australian researchers brought the literature together. Their main points:

- Mushrooms exposed to ultraviolet light, from the sun or from a lamp, form amounts that matter in nutrition.
- The form is chiefly D2, with smaller amounts of D3 and D4.
- The content falls with storage and cooking. If such mushrooms are eaten before their best-before date, more than 10 µg per 100 g of fresh weight is likely to remain, about as much as is recommended for a whole day.

Growers use this. Packets that say “high in vitamin D” have passed under a lamp for a few seconds.

## Can I do it at the kitchen window?

Window glass holds back the part of the light that is needed, so a sunny sill does nothing. Outdoors, around midday in the bright half of the year, sliced or with their gills turned up, mushrooms from the shop do form vitamin D. How much depends on latitude, season, hour, cloud and the surface that faces the sky. Nobody can read it off the mushroom, so no one should count on a figure.

If you try it: clean shop-bought mushrooms, sliced, on a tray under netting, for an hour or two, then straight into the pan or drier. Longer exposure mainly dries them. Sun-dried mushrooms keep part of what they have formed; light and air go on breaking it down in the jar, so keep it dark.

## What not to conclude

Not that mushrooms cure anything. Whoever is short of vitamin D is told so by a blood test, and a doctor says what is to be taken and how much. There is too much as well as too little.

Not that more sun is better for the mushroom. It wilts, browns and loses what makes it worth eating.

And not that wild is always richer. A chanterelle from deep shade has had as little light as a button.

## For growers

Light in a grow room is for the mushroom’s sense of direction, not for vitamins: ordinary LEDs give no ultraviolet. Lamps that do are dangerous to eyes and skin, and belong in closed cabinets with a switch on the door. A home grower gains little from them. A bright day after harvest is free.

## In short

Shop mushrooms hold little vitamin D, unless the packet says otherwise. An hour of summer sun changes that by an amount unknown. Cook them as usual: the greater part stays in the pan’s contents, and the rest of the mushroom’s virtues, which are taste and texture, never depended on it.`,
    es: `Pocos alimentos contienen vitamina D en cantidades dignas de mención: el pescado azul, los huevos, lo enriquecido por ley. Entre lo que no es animal ni está enriquecido, las setas están casi solas. Cuánta tienen depende menos de la especie que de si a esa seta le dio la luz alguna vez.

## Qué ocurre

Las membranas de las células de los hongos contienen ergosterol, más o menos como las nuestras contienen colesterol. La luz ultravioleta rompe un anillo de esa molécula y el calor la reordena en vitamina D2. Nuestra piel hace lo mismo con un pariente del colesterol y fabrica D3. Las setas no necesitan sol para crecer, y las criadas en una nave oscura apenas la forman.

Así se entiende una tabla que parece un revoltijo. Según los datos del USDA, 100 g de [maitake](/mushrooms/grifola-frondosa) crudo contienen 28,1 µg; los [rebozuelos](/mushrooms/cantharellus-cibarius), 5,3; las [setas de ostra](/mushrooms/pleurotus-ostreatus), 0,7; el [champiñón](/mushrooms/agaricus-bisporus) blanco, 0,2. No es una clasificación de especies. Es un registro de dónde habían pasado su vida las muestras que se midieron.

## Qué encontró la revisión

En 2018, cuatro investigadores de Australia reunieron lo publicado. Lo principal:

- Las setas expuestas a luz ultravioleta, del sol o de una lámpara, forman cantidades que cuentan en la alimentación.
- Es sobre todo D2, con algo de D3 y D4.
- El contenido baja al guardarlas y al cocinarlas. Si se comen antes de la fecha de consumo preferente, es probable que queden más de 10 µg por 100 g de peso fresco, más o menos lo recomendado para un día entero.

Los productores lo aprovechan. Los envases que dicen «alto contenido en vitamina D» han pasado unos segundos bajo una lámpara.

## ¿Puedo hacerlo en la ventana de la cocina?

El cristal detiene la parte de la luz que hace falta, de modo que un alféizar soleado no sirve de nada. Al aire libre, hacia el mediodía y en la mitad luminosa del año, en rodajas o con las láminas hacia arriba, las setas de la tienda sí forman vitamina D. Cuánta, depende de la latitud, la estación, la hora, las nubes y la superficie que mire al cielo. Nadie puede leerlo en la seta, así que nadie debería contar con una cifra.

Si lo pruebas: setas limpias y compradas, cortadas, en una bandeja bajo una malla, una o dos horas, y de ahí a la sartén o al deshidratador. Más tiempo las seca, y poco más. Las secadas al sol conservan parte de lo que formaron; la luz y el aire lo siguen destruyendo en el tarro, así que guárdalo a oscuras.

## Qué no hay que concluir

Que las setas curen nada. A quien le falta vitamina D se lo dice un análisis, y qué tomar y cuánto lo dice un médico. Existe el exceso, no solo la falta.

Que más sol sea mejor para la seta. Se arruga, se oscurece y pierde lo que la hace digna de comerse.

Ni que lo silvestre tenga siempre más. Un rebozuelo de umbría ha visto tan poca luz como un champiñón.

## Para quien cultiva

La luz de una sala de cultivo orienta a las setas; no les da vitaminas: los LED corrientes no emiten ultravioleta. Las lámparas que sí lo emiten son peligrosas para los ojos y la piel, y su sitio son armarios cerrados con interruptor en la puerta. Un aficionado gana poco con ellas. Un día claro después de la cosecha es gratis.

## En resumen

Las setas de la tienda tienen poca vitamina D, salvo que el envase diga otra cosa. Una hora de sol de verano lo cambia en una medida que no se conoce. Cocínalas como siempre: la mayor parte se queda en el guiso, y las demás virtudes de las setas, que son el sabor y la textura, nunca dependieron de ella.`,
    pt: `Poucos alimentos contêm vitamina D em quantidades que valham menção: peixes gordos, ovos, o que foi enriquecido por lei. Entre o que não é animal nem enriquecido, os cogumelos estão quase sozinhos. Quanto eles têm depende menos da espécie que de aquele cogumelo ter estado alguma vez na luz.

## O que acontece

As membranas das células dos fungos contêm ergosterol, mais ou menos como as nossas contêm colesterol. A luz ultravioleta rompe um anel dessa molécula, e o calor a rearruma em vitamina D2. A nossa pele faz o mesmo com um parente do colesterol e fabrica D3. Os cogumelos não precisam de sol para crescer, e os criados num galpão escuro quase não a formam.

Assim se entende uma tabela que parece bagunça. Nos dados do USDA, 100 g de [maitake](/mushrooms/grifola-frondosa) cru contêm 28,1 µg; os [cantarelos](/mushrooms/cantharellus-cibarius), 5,3; os [cogumelos-ostra](/mushrooms/pleurotus-ostreatus), 0,7; o [champignon](/mushrooms/agaricus-bisporus) branco, 0,2. Não é uma classificação de espécies. É um registro de onde as amostras medidas tinham passado a vida.

## O que a revisão encontrou

Em 2018, quatro pesquisadores da Austrália reuniram o que havia publicado. O principal:

- Cogumelos expostos à luz ultravioleta, do sol ou de lâmpada, formam quantidades que contam na alimentação.
- É sobretudo D2, com um pouco de D3 e D4.
- O teor cai no armazenamento e no cozimento. Se forem comidos dentro da validade, é provável que restem mais de 10 µg por 100 g de peso fresco, mais ou menos o recomendado para um dia inteiro.

Os produtores aproveitam. As embalagens que dizem “rico em vitamina D” passaram alguns segundos sob uma lâmpada.

## Dá para fazer na janela da cozinha?

O vidro segura a parte da luz que faz falta, de modo que um parapeito ensolarado não adianta. Ao ar livre, perto do meio-dia, fatiados ou com as lâminas para cima, os cogumelos da loja formam, sim, vitamina D. Quanta, depende da latitude, da estação, da hora, das nuvens e da superfície virada para o céu. Ninguém consegue ler isso no cogumelo, portanto ninguém deveria contar com um número.

Se quiser tentar: cogumelos limpos e comprados, fatiados, numa bandeja sob tela, por uma ou duas horas, e dali para a frigideira ou o desidratador. Mais tempo só resseca. Os secos ao sol conservam parte do que formaram; a luz e o ar continuam a destruí-la no pote, então guarde no escuro.

## O que não se deve concluir

Que cogumelos curem alguma coisa. A quem falta vitamina D, quem diz é o exame, e o que tomar e quanto, quem diz é o médico. Existe o excesso, não só a falta.

Que mais sol seja melhor para o cogumelo. Ele murcha, escurece e perde o que o faz valer a pena.

Nem que o silvestre tenha sempre mais. Um cantarelo da mata fechada viu tão pouca luz quanto um champignon.

## Para quem cultiva

A luz de uma sala de cultivo orienta os cogumelos; não lhes dá vitaminas: os LEDs comuns não emitem ultravioleta. As lâmpadas que emitem são perigosas para os olhos e a pele, e o lugar delas é em armários fechados com interruptor na porta. O amador ganha pouco com elas. Um dia claro depois da colheita é de graça.

## Em resumo

Os cogumelos da loja têm pouca vitamina D, a não ser que a embalagem diga outra coisa. Uma hora de sol muda isso numa medida desconhecida. Cozinhe como sempre: a maior parte fica no prato, e as outras virtudes dos cogumelos, que são sabor e textura, nunca dependeram dela.`,
  },
  references: ['cardwell-2018', 'usda-sr28'],
  publishedAt: '2026-07-22',
  topics: ['science', 'kitchen'],
}
