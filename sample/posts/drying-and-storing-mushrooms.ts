import type { PostSample } from '@sample/types'

export const dryingAndStoringMushrooms: PostSample = {
  slug: 'drying-and-storing-mushrooms',
  title: {
    en: 'Drying, freezing, storing: how to keep mushrooms',
    es: 'Secar, congelar, guardar: cómo conservar las setas',
    pt: 'Secar, congelar, guardar: como conservar cogumelos',
  },
  summary: {
    en: 'Nine tenths of a mushroom is water, and the rest begins to spoil on the way home. Which species dry well, which must be cooked first, and what never belongs in oil.',
    es: 'Nueve décimas partes de una seta son agua, y el resto empieza a estropearse camino de casa. Cuáles secan bien, cuáles se cocinan antes y qué no debe ir nunca en aceite.',
    pt: 'Nove décimos de um cogumelo são água, e o resto começa a estragar no caminho de casa. Quais secam bem, quais se cozinham antes e o que nunca deve ir para o óleo.',
  },
  species: [
    'boletus-edulis',
    'lentinula-edodes',
    'morchella-esculenta',
    'craterellus-cornucopioides',
    'cantharellus-cibarius',
    'coprinus-comatus',
    'auricularia-auricula-judae',
  ],
  content: {
    en: `A fresh mushroom is about 90% water with a skin that hardly holds it in. It goes on living after the harvest, ripens, sweats and is eaten from inside by larvae that came along in the basket. A plan for keeping it should be made before it is picked.

## The first evening

1. Sort. Whatever is old, soft, slimy or maggoty goes out, and so does whatever you cannot name with certainty: preserving makes no poison harmless, and a dried slice can no longer be identified.
2. Brush and cut away earth. Wash only what you are about to cook.
3. Keep the rest in paper, never in a closed plastic bag, in the coldest part of the refrigerator.

Buttons and king oysters last for about a week like that, oysters and chanterelles for a few days. [Shaggy ink caps](/mushrooms/coprinus-comatus) do not last at all: they turn to ink overnight, so they are cooked on the day or left standing.

## Drying

Drying suits mushrooms with a strong taste and thin flesh: [porcini](/mushrooms/boletus-edulis) in slices, [shiitake](/mushrooms/lentinula-edodes), [morels](/mushrooms/morchella-esculenta) halved lengthwise, [black trumpets](/mushrooms/craterellus-cornucopioides) torn in two. The aroma often gains. It does not suit [chanterelles](/mushrooms/cantharellus-cibarius), which turn to leather.

1. Slice into pieces of 3–5 mm, all of one thickness.
2. Lay them apart on racks. In a drier at 40–50 °C they need four to eight hours; in the oven set it low and leave the door ajar.
3. Test when cool: a dry slice snaps. If it bends, it goes back in.
4. Fill into jars with tight lids the same day, in the dark, labelled with species and date.

Watch the jars for a week. Mist on the glass means that water is left: dry again before mould does the rest. Sunshine and string work in dry climates and fail in humid ones. After a year the aroma fades; after two, what remains is colour.

## Using what you dried

Soak in warm water for 20 to 30 minutes, lift the pieces out by hand and leave the last spoonful of sandy liquid behind. Then cook them thoroughly, soaking water included: drying is not cooking.

Morels are the exception. Dried morels are raw morels without water: throw the soaking water away, boil them for 20 minutes in plenty of fresh water with the window open, and throw that water away as well.

One warning concerns [wood ears](/mushrooms/auricularia-auricula-judae). Soak them for an hour or two at most, or in the refrigerator, and throw away what was forgotten in a warm kitchen. In soaked wood ears left standing too long in the warm, bacteria have formed bongkrekic acid, a poison that survives cooking and has killed people.

## Freezing

Most mushrooms freeze badly raw: they thaw into water and rags. Cook first. Steam slices for three to four minutes, or fry them in a little fat until their liquid has gone; let them cool, pack in flat portions, and label. They keep for months, go into the pan frozen, and are cooked there for their full time. Chanterelles, hedgehogs and milk caps are best kept like this.

## Oil, vinegar, jars

Mushrooms come from the soil and have hardly any acid of their own. Without air, in oil or in a sealed jar, spores of _Clostridium botulinum_ can grow and form their toxin, without smell or gas. Therefore:

- Do not keep raw or merely fried mushrooms under oil at room temperature.
- A pickle needs a tested recipe with enough vinegar. Extension services have published such recipes for cultivated buttons only.
- Canning at home demands a pressure canner and exact times. For wild species no safe times have been established.
- Quick pickles live in the refrigerator and are eaten within a week.

## Powder and salt

Dried stems, crumbs and the last of the jar make a powder, ground as fine as coffee. A teaspoon deepens soups and sauces. It absorbs moisture from the air, so it should be ground in small amounts. Powder is not cooked: stir it in while the pot still boils, not at the table.

## A label for everything

Species, place, date, who identified it. If somebody falls ill in February, that line is what the doctor will ask for.`,
    es: `Una seta fresca es en torno a un 90 % de agua, con una piel que apenas la retiene. Sigue viva después de recolectada: madura, suda y se la comen por dentro las larvas que vinieron en la cesta. El plan para conservarla se hace antes de recolectarla.

## La primera tarde

1. Selecciona. Fuera lo viejo, lo blando, lo viscoso y lo agusanado, y fuera también lo que no sepas nombrar con certeza: conservar no vuelve inofensivo ningún veneno, y una loncha seca ya no hay quien la identifique.
2. Cepilla y recorta la tierra. Lava solo lo que vayas a cocinar enseguida.
3. Guarda el resto en papel, nunca en una bolsa de plástico cerrada, en la zona más fría del frigorífico.

Los champiñones y la seta de cardo cultivada aguantan así cerca de una semana; las setas de ostra y los rebozuelos, unos días. El [matacandil](/mushrooms/coprinus-comatus) no aguanta nada: en una noche se vuelve tinta, así que se cocina el mismo día o se deja en su sitio.

## Secar

El secado va bien con setas de sabor intenso y carne fina: [boletos](/mushrooms/boletus-edulis) en rodajas, [shiitake](/mushrooms/lentinula-edodes), [colmenillas](/mushrooms/morchella-esculenta) partidas a lo largo, [trompetas](/mushrooms/craterellus-cornucopioides) rasgadas en dos. Muchas veces el aroma mejora. No va bien con los [rebozuelos](/mushrooms/cantharellus-cibarius), que quedan correosos.

1. Corta rodajas de 3–5 mm, todas iguales.
2. Extiéndelas sin que se toquen. En un deshidratador a 40–50 °C tardan de cuatro a ocho horas; en el horno, al mínimo y con la puerta entreabierta.
3. Prueba una ya fría: si está seca, se parte con un chasquido. Si se dobla, vuelve dentro.
4. Llena el mismo día tarros de cierre hermético, a oscuras, con etiqueta de especie y fecha.

Vigila los tarros una semana. Si el cristal se empaña, queda agua: hay que volver a secar antes de que el moho haga el resto. El hilo al sol sirve en climas secos y fracasa en los húmedos. Al año el aroma se apaga; a los dos queda el color.

## Usar lo que has secado

Remoja en agua tibia de 20 a 30 minutos, saca los trozos con la mano y deja en el fondo la última cucharada, que es arena. Después cocínalos a fondo, con el agua de remojo: secar no es cocinar.

Las colmenillas son la excepción. Una colmenilla seca es una colmenilla cruda sin agua: tira el agua del remojo, hiérvelas 20 minutos en mucha agua limpia con la ventana abierta y tira también esa agua.

Una advertencia sobre las [orejas de Judas](/mushrooms/auricularia-auricula-judae) y sus parientes. Remójalas una hora o dos como mucho, o dentro del frigorífico, y tira lo que se haya olvidado en una cocina caliente. En orejas remojadas demasiado tiempo al calor, ciertas bacterias han formado ácido bongkrékico, un veneno que resiste la cocción y ha causado muertes.

## Congelar

Casi todas las setas congelan mal en crudo: al descongelarse quedan en agua y jirones. Cocínalas antes. Tres o cuatro minutos al vapor, en lonchas, o salteadas con poca grasa hasta que se evapore su jugo; deja enfriar, reparte en porciones planas y etiqueta. Duran meses y van congeladas a la sartén, donde cumplen su tiempo completo de cocción. Es lo mejor para rebozuelos, lenguas de vaca y níscalos.

## Aceite, vinagre, tarros

Las setas vienen de la tierra y casi no tienen acidez propia. Sin aire, en aceite o en un tarro cerrado, las esporas de _Clostridium botulinum_ pueden germinar y formar su toxina, sin olor ni gas. Por eso:

- No guardes setas crudas o simplemente fritas en aceite a temperatura ambiente.
- Un escabeche necesita una receta ensayada, con vinagre suficiente. Los servicios de extensión solo las han publicado para champiñón cultivado.
- Envasar en casa exige olla a presión para conservas y tiempos exactos. Para las silvestres no hay tiempos seguros establecidos.
- Los encurtidos rápidos viven en el frigorífico y se comen en una semana.

## Polvo y sal

Pies secos, migas y el fondo del tarro dan un polvo molido tan fino como el café. Una cucharadita da hondura a sopas y salsas. Absorbe la humedad del aire, así que conviene moler poco cada vez. El polvo no está cocinado: échalo mientras la olla hierve, no en la mesa.

## Una etiqueta para todo

Especie, lugar, fecha, quién la identificó. Si alguien enferma en febrero, esa línea es lo que pedirá el médico.`,
    pt: `Um cogumelo fresco tem cerca de 90% de água e uma pele que mal a segura. Continua vivo depois de colhido: amadurece, sua e é comido por dentro pelas larvas que vieram na cesta. O plano para conservá-lo se faz antes da colheita.

## A primeira noite

1. Separe. Fora o que está velho, mole, viscoso ou bichado, e fora também o que você não sabe nomear com certeza: conservar não torna nenhum veneno inofensivo, e uma fatia seca ninguém mais identifica.
2. Escove e corte a terra. Lave apenas o que vai cozinhar em seguida.
3. Guarde o resto em papel, nunca em saco plástico fechado, na parte mais fria da geladeira.

Champignons e eryngui duram assim cerca de uma semana; cogumelos-ostra e cantarelos, alguns dias. O [coprino-cabeludo](/mushrooms/coprinus-comatus) não dura nada: vira tinta numa noite, portanto se cozinha no dia ou se deixa onde está.

## Secar

A secagem combina com cogumelos de sabor forte e carne fina: [porcini](/mushrooms/boletus-edulis) em fatias, [shiitake](/mushrooms/lentinula-edodes), [morchelas](/mushrooms/morchella-esculenta) partidas no comprimento, [trombetas](/mushrooms/craterellus-cornucopioides) rasgadas em duas. O aroma muitas vezes melhora. Não combina com [cantarelos](/mushrooms/cantharellus-cibarius), que ficam coriáceos.

1. Corte fatias de 3–5 mm, todas iguais.
2. Espalhe sem que se toquem. No desidratador a 40–50 °C levam de quatro a oito horas; no forno, no mínimo e com a porta entreaberta.
3. Teste uma já fria: se está seca, quebra com um estalo. Se dobra, volta para dentro.
4. Encha no mesmo dia potes bem fechados, no escuro, com etiqueta de espécie e data.

Observe os potes por uma semana. Vidro embaçado quer dizer que ainda há água: seque de novo antes que o bolor faça o resto. Barbante ao sol funciona em clima seco e fracassa no úmido. Depois de um ano o aroma se apaga; depois de dois, resta a cor.

## Como usar os secos

Deixe de molho em água morna por 20 a 30 minutos, retire os pedaços com a mão e deixe no fundo a última colherada, que é areia. Depois cozinhe por completo, com a água do molho: secar não é cozinhar.

As morchelas são a exceção. Morchela seca é morchela crua sem água: jogue fora a água do molho, ferva-as por 20 minutos em bastante água limpa com a janela aberta e jogue essa água fora também.

Um aviso sobre as [orelhas-de-judas](/mushrooms/auricularia-auricula-judae) e suas parentes. Hidrate por uma ou duas horas no máximo, ou dentro da geladeira, e jogue fora o que ficou esquecido na cozinha quente. Em orelhas deixadas de molho tempo demais no calor, certas bactérias formaram ácido bongcréquico, um veneno que resiste ao cozimento e já causou mortes.

## Congelar

Quase todos os cogumelos congelam mal crus: ao descongelar, desmancham-se em água. Cozinhe antes. Três a quatro minutos no vapor, em fatias, ou refogados com pouca gordura até secar o líquido; deixe esfriar, divida em porções achatadas e etiquete. Duram meses e vão congelados para a frigideira, onde cumprem o tempo completo de cozimento. É o melhor para cantarelos, pés-de-carneiro e lactários.

## Óleo, vinagre, vidros

Os cogumelos vêm da terra e quase não têm acidez própria. Sem ar, no óleo ou num vidro fechado, esporos de _Clostridium botulinum_ podem germinar e formar sua toxina, sem cheiro nem gás. Por isso:

- Não guarde cogumelos crus ou apenas fritos em óleo à temperatura ambiente.
- Uma conserva em vinagre precisa de receita testada, com acidez suficiente. Os serviços de extensão só as publicaram para champignon cultivado.
- Fazer conservas em vidro em casa exige panela de pressão própria para conservas e tempos exatos. Para espécies silvestres não há tempos seguros estabelecidos.
- Conservas rápidas moram na geladeira e são comidas em uma semana.

## Pó e sal

Estipes secos, migalhas e o fundo do pote dão um pó moído fino como café. Uma colher de chá dá profundidade a sopas e molhos. Ele absorve a umidade do ar; moa pouco de cada vez. O pó não está cozido: junte-o enquanto a panela ferve, não à mesa.

## Etiqueta em tudo

Espécie, lugar, data, quem identificou. Se alguém adoecer em fevereiro, essa linha é o que o médico vai pedir.`,
  },
  layout: [
    {
      block: 'carousel',
      heading: {
        en: 'Dishes that take dried mushrooms',
        es: 'Platos que admiten setas secas',
        pt: 'Pratos que aceitam cogumelos secos',
      },
      collection: 'recipes',
      items: [
        'porcini-risotto',
        'shiitake-noodle-soup',
        'hot-and-sour-soup-with-wood-ears',
        'morels-in-cream-on-toast',
        'black-trumpet-tagliatelle',
      ],
    },
  ],
  references: ['uw-extension-2014', 'cfs-hong-kong-2019', 'demorest-2024', 'geneve-2025', 'kalac-2013'],
  publishedAt: '2026-10-08',
  topics: ['kitchen', 'safety'],
}
