import type { PostSample } from '@sample/types'

export const pickingLawSpainPortugalMexicoBrazil: PostSample = {
  slug: 'picking-law-spain-portugal-mexico-brazil',
  title: {
    en: 'Whose mushroom is it? Picking law in Spain, Portugal, Mexico and Brazil',
    es: '¿De quién es la seta? La ley al recolectar en España, Portugal, México y Brasil',
    pt: 'De quem é o cogumelo? A lei da coleta na Espanha, em Portugal, no México e no Brasil',
  },
  summary: {
    en: 'In all four countries a wild mushroom has an owner before you bend down. What the laws say, where they fall silent, and what to ask before you go.',
    es: 'En los cuatro países una seta silvestre tiene dueño antes de que te agaches. Qué dicen las leyes, dónde callan y qué conviene preguntar antes de salir.',
    pt: 'Nos quatro países, um cogumelo silvestre tem dono antes que você se abaixe. O que dizem as leis, onde se calam e o que perguntar antes de sair.',
  },
  species: ['boletus-edulis', 'lactarius-deliciosus', 'cantharellus-cibarius'],
  content: {
    en: `Few people ask before they fill a basket, and fewer know whom to ask. This is an overview for walkers, written from the texts listed below. It is not legal advice, it leaves out most regional rules, and laws change: read the current text, or ask the forest office, before you pick.

## The rule under all the rules

The mushroom belongs to the land. None of the four countries treats wild mushrooms as nobody’s property that goes to whoever comes first, though the belief is widespread in all of them. Picking for your own supper is tolerated in many places, and law or custom often says how much. Tolerance is not ownership: a sign, a fence or a word from the owner ends it. Selling is another matter everywhere.

## Spain: the owner first, then the region

The national forestry law of 2003 counts fungi among the products of the forest and gives these to the owner of the land, who may be a private person, a village or the state. The details are left to the autonomous communities, and they differ.

Castile and León is a good example. Its decree of 2017 lets owners reserve their land, with signs at its edges, and sell permits. Where nothing is posted, people may gather occasionally for themselves, up to three kilograms a person and day, without selling any. Truffles are excepted. A few hundred kilometres on, other limits apply, and national and natural parks have rules of their own.

Selling is covered by Royal Decree 30/2009, which lists the species that may be offered as food in Spain. What is not on its lists may not be sold, however good it tastes.

## Portugal: one article, repealed

In 2009 a new Forest Code devoted its article 64 to mushrooms: up to five kilograms a day for private use, no picking beside roads or near factories, a licence for those who sell. In March 2012 Parliament revoked the whole code. The figure of five kilograms is still repeated everywhere, but the article behind it is gone.

What remains is the Civil Code, which gives the owner full and exclusive use of what is theirs (article 1305), and the rules of each protected area. Nearly all Portuguese forest is private. Ask the owner; in public woods, ask the forest authority, ICNF.

## Mexico: land held in common

Under the forestry law of 2018, forest resources belong to whoever owns the land: _ejidos_, communities, indigenous peoples, private persons or the state. Much woodland is held in common, so the person to ask is often an assembly or its commissioner. The law treats domestic use by those who live there, without trade, separately from commercial use, which has to be notified to the authority or authorised by it.

One official standard is about fungi alone: NOM-010-SEMARNAT-1996, published as NOM-010-RECNAT-1996, sets the procedures for gathering, carrying and storing wild mushrooms for trade. Ask the ministry, Semarnat, whether it still stands as written. Another of 2010, NOM-059, whose list was revised in 2019, names species at risk, fungi among them, some of them sold in markets every summer. For these, commercial use needs particular permission. A review published in 2013 found that the rules are little known and little enforced, and that hardly any statistics exist. That is no licence: in a village wood, the customs of the people who live from it are the law that counts.

## Brazil: a law that does not mention mushrooms

No federal law is devoted to wild mushrooms. The Civil Code gives the fruits and other products of a thing to its owner (article 1,232). The Forest Code of 2012 declares the gathering of forest products other than timber in a legal reserve free, within conditions: seasons and amounts where rules fix them, and methods that do not endanger the species. It names fruits, vines, leaves and seeds as examples; fungi are not mentioned.

Protected areas are either under strict protection or open to sustainable use, says the law of 2000. In a national park nothing may be taken; in an extractive reserve a management plan says what its residents may take. Collecting for science needs authorisation in any federal protected area.

## Before you go

1. Find out who owns the wood, and ask. In many villages the town hall knows.
2. Look up the rules of the region and of any park: limits, days off, permits, forbidden tools.
3. Take what you can eat in two meals. Leave the old and the very young.
4. Never rake the soil, and leave what you cannot name standing.
5. Do not sell what you pick unless you know the rules of food safety as well as those of the forest.

## What this page does not cover

Other countries: in the United States each national forest sets its own amounts and permits for picking, and state law may add to them; for Chile, Argentina and Colombia we have no source on mushrooms that we could check, so ask the owner and the forest authority. Nor does it cover regional and municipal rules, parks, truffles, psychoactive species and foreign trade. It describes the texts as known to the editors when it was published; where it and an official source disagree, the official source is right.`,
    es: `Pocos preguntan antes de llenar la cesta, y menos aún saben a quién. Este es un panorama para aficionados, escrito a partir de los textos citados abajo. No es asesoramiento jurídico, deja fuera la mayoría de las normas autonómicas y locales, y las leyes cambian: lee el texto vigente o consulta a la administración forestal antes de recolectar.

## La regla que hay debajo de todas

La seta va con la tierra. Ninguno de los cuatro países trata las setas silvestres como cosa de nadie que se lleva el primero que llega, aunque en todos abunda quien lo cree. Recolectar para la propia cena se tolera en muchos sitios, y a menudo la ley o la costumbre dicen cuánto. Tolerar no es ceder la propiedad: un cartel, una valla o una palabra del dueño bastan para acabar con ello. Vender es, en todas partes, otra historia.

## España: primero el propietario, después la comunidad

La Ley de Montes de 2003 cuenta los hongos entre los aprovechamientos forestales y los atribuye al propietario del monte, sea un particular, un ayuntamiento o el Estado. El detalle queda para las comunidades autónomas, y cada una ha hecho lo suyo.

Castilla y León es un buen ejemplo. Su decreto de 2017 permite a los titulares reservar o acotar el terreno, con carteles en los accesos, y vender permisos. Donde no hay señal se admite la recolección episódica, hasta tres kilos por persona y día y sin venderlos. Las trufas van aparte. Unos cientos de kilómetros más allá rigen otros cupos, y los parques nacionales y naturales tienen normas propias.

De la venta se ocupa el Real Decreto 30/2009, que enumera las especies que pueden ofrecerse como alimento en España. Lo que no está en sus listas no se puede vender, por bueno que esté.

## Portugal: un artículo, derogado

En 2009 un nuevo Código Forestal dedicó a las setas su artículo 64: hasta cinco kilos diarios para uso particular, nada de recolectar junto a carreteras o fábricas, licencia para quien vendiera. En marzo de 2012 el Parlamento derogó el código entero. Los cinco kilos se siguen repitiendo por todas partes, pero el artículo que los fijaba ya no existe.

Queda el Código Civil, que da al propietario el uso pleno y exclusivo de lo suyo (artículo 1305), y las normas de cada espacio protegido. Casi todo el bosque portugués es privado. Pregunta al dueño; en los montes públicos, a la autoridad forestal, el ICNF.

## México: tierra en común

Según la ley forestal de 2018, los recursos forestales pertenecen a quien posee el terreno: ejidos, comunidades, pueblos indígenas, particulares o el Estado. Buena parte de los bosques es de propiedad social, de modo que a menudo hay que dirigirse a una asamblea o a su comisariado. La ley distingue el uso doméstico de quienes viven allí, sin comercio, del aprovechamiento comercial, que debe avisarse a la autoridad o contar con su autorización.

Hay una norma oficial dedicada solo a los hongos: la NOM-010-SEMARNAT-1996, publicada como NOM-010-RECNAT-1996, fija los procedimientos para aprovechar, transportar y almacenar hongos silvestres con fines comerciales. Pregunta a la Semarnat si sigue vigente tal cual. Otra de 2010, la NOM-059, con la lista revisada en 2019, enumera las especies en riesgo, hongos incluidos, y algunos de ellos se venden cada verano en los mercados. Su aprovechamiento comercial exige un permiso particular. Una revisión publicada en 2013 concluyó que las normas se conocen poco y se aplican menos, y que apenas hay estadísticas. Eso no es carta blanca: en el monte de un pueblo, la ley que cuenta es la costumbre de la gente que vive de él.

## Brasil: una ley que no nombra los hongos

Ninguna ley federal está dedicada a los hongos silvestres. El Código Civil atribuye los frutos y demás productos de una cosa a su dueño (artículo 1.232). El Código Forestal de 2012 declara libre la recolección de productos no maderables en la reserva legal, con condiciones: épocas y cantidades donde estén reguladas, y técnicas que no pongan en peligro la especie. Cita como ejemplos frutos, lianas, hojas y semillas; de los hongos no dice nada.

Las áreas protegidas son de protección integral o de uso sostenible, según la ley de 2000. De un parque nacional no se saca nada; en una reserva extractivista, un plan de manejo dice qué puede recolectar la población residente. Para recolectar con fines científicos hace falta autorización en cualquier área protegida federal.

## Antes de salir

1. Averigua de quién es el monte y pide permiso. En muchos pueblos lo saben en el ayuntamiento.
2. Consulta las normas de la región y del parque, si lo hay: cupos, días de descanso, permisos, herramientas prohibidas.
3. Llévate lo que vayas a comer en dos veces. Deja las viejas y las muy jóvenes.
4. No rastrilles nunca el suelo y deja en pie lo que no sepas nombrar.
5. No vendas lo que recolectas si no conoces tan bien las normas alimentarias como las del monte.

## Lo que esta página no cubre

Otros países: en Estados Unidos cada bosque nacional fija sus cantidades y permisos, y la ley del estado puede añadir otros; sobre Chile, Argentina y Colombia no tenemos una fuente sobre setas que hayamos podido comprobar, así que pregunta al dueño y a la autoridad forestal. Tampoco cubre normas autonómicas y municipales, parques, trufas, especies psicoactivas ni comercio exterior. Describe los textos tal como los conocía la redacción al publicarla; donde no coincida con la fuente oficial, vale la fuente oficial.`,
    pt: `Pouca gente pergunta antes de encher a cesta, e menos gente ainda sabe a quem perguntar. Este é um panorama para quem gosta de caminhar, escrito a partir dos textos citados abaixo. Não é consultoria jurídica, deixa de fora a maior parte das regras regionais, e as leis mudam: leia o texto em vigor ou consulte o órgão florestal antes de colher.

## A regra debaixo de todas as regras

O cogumelo acompanha a terra. Nenhum dos quatro países trata os cogumelos silvestres como coisa sem dono, que fica com quem chegar primeiro, embora em todos haja quem acredite nisso. Colher para o próprio jantar é tolerado em muitos lugares, e a lei ou o costume dizem quanto. Tolerância não é propriedade: uma placa, uma cerca ou uma palavra do dono encerram o assunto. Vender é sempre outra história.

## Espanha: primeiro o dono, depois a região

A lei florestal de 2003 inclui os fungos entre os produtos da floresta e os atribui ao proprietário da terra, seja um particular, um município ou o Estado. Os detalhes ficam com as comunidades autônomas, e cada uma fez do seu jeito.

Castela e Leão é um bom exemplo. O decreto de 2017 permite que os titulares reservem o terreno, com placas nos acessos, e vendam licenças. Onde não há placa, admite-se a coleta ocasional, de até três quilos por pessoa e dia, sem venda. As trufas ficam de fora. Algumas centenas de quilômetros adiante valem outros limites, e os parques têm regras próprias.

Da venda cuida o Real Decreto 30/2009, que enumera as espécies que podem ser oferecidas como alimento na Espanha. O que não está nas listas não se vende, por melhor que seja.

## Portugal: um artigo, revogado

Em 2009, um novo Código Florestal dedicou aos cogumelos o seu artigo 64.º: até cinco quilos por dia para uso particular, nada de colher à beira de estradas ou perto de fábricas, licença para quem vendesse. Em março de 2012, o Parlamento revogou o código inteiro. Os cinco quilos continuam a ser repetidos por toda parte, mas o artigo que os fixava deixou de existir.

Restam o Código Civil, que dá ao proprietário o uso pleno e exclusivo do que é seu (artigo 1305.º), e as regras de cada área protegida. Quase toda a floresta portuguesa é privada. Pergunte ao dono; nas matas públicas, à autoridade florestal, o ICNF.

## México: terra em comum

Segundo a lei florestal de 2018, os recursos florestais pertencem a quem possui o terreno: _ejidos_, comunidades, povos indígenas, particulares ou o Estado. Boa parte das florestas é de propriedade coletiva, de modo que muitas vezes é preciso falar com uma assembleia ou com seu representante. A lei distingue o uso doméstico de quem vive ali, sem comércio, do aproveitamento comercial, que precisa ser comunicado à autoridade ou autorizado por ela.

Há uma norma oficial só sobre fungos: a NOM-010-SEMARNAT-1996, publicada como NOM-010-RECNAT-1996, fixa os procedimentos para coletar, transportar e armazenar cogumelos silvestres com fins comerciais. Pergunte à Semarnat se ela continua em vigor como está. Outra, de 2010, a NOM-059, com a lista revista em 2019, enumera as espécies em risco, fungos incluídos, e alguns deles são vendidos nos mercados a cada verão. O uso comercial desses exige permissão particular. Uma revisão publicada em 2013 concluiu que as regras são pouco conhecidas e menos aplicadas, e que quase não há estatísticas. Isso não é carta branca: na mata de um povoado, a lei que conta é o costume de quem vive dela.

## Brasil: uma lei que não menciona os cogumelos

Nenhuma lei federal é dedicada aos cogumelos silvestres. O Código Civil atribui os frutos e mais produtos de uma coisa ao seu dono (artigo 1.232). O Código Florestal de 2012 declara livre a coleta de produtos não madeireiros na reserva legal, com condições: épocas e volumes onde houver regulamento, e técnicas que não ponham a espécie em risco. Cita frutos, cipós, folhas e sementes; dos fungos não fala.

As unidades de conservação são de proteção integral ou de uso sustentável, diz a lei de 2000. De um parque nacional não se leva nada; numa reserva extrativista, um plano de manejo diz o que os moradores podem coletar. A coleta científica exige autorização em qualquer unidade federal.

## Antes de sair

1. Descubra de quem é a mata e peça licença. Em muitos lugares a prefeitura sabe.
2. Procure as regras da região e do parque, se houver: limites, dias de descanso, licenças, ferramentas proibidas.
3. Leve o que vai comer em duas refeições. Deixe os velhos e os muito jovens.
4. Nunca revolva o solo com ancinho e deixe de pé o que não sabe nomear.
5. Não venda o que colhe se não conhecer as regras sanitárias tão bem quanto as da floresta.

## O que esta página não cobre

Outros países: nos Estados Unidos, cada floresta nacional fixa suas quantidades e licenças, e a lei do estado pode acrescentar outras; sobre Chile, Argentina e Colômbia não temos uma fonte sobre cogumelos que pudéssemos conferir, portanto pergunte ao dono e ao órgão florestal. Também não cobre regras estaduais e municipais, parques, trufas, espécies psicoativas nem comércio exterior. Ela descreve os textos como a redação os conhecia ao publicá-la; onde divergir da fonte oficial, vale a fonte oficial.`,
  },
  layout: [
    {
      block: 'banner',
      style: 'note',
      text: {
        en: 'Laws change, and parks and councils add rules of their own. Before you pick, ask the owner of the land and the authority of the place.',
        es: 'Las leyes cambian, y parques y ayuntamientos añaden normas propias. Antes de recolectar, pregunta a quien sea dueño del terreno y a la autoridad del lugar.',
        pt: 'As leis mudam, e parques e municípios acrescentam regras próprias. Antes de colher, pergunte ao dono do terreno e à autoridade do lugar.',
      },
    },
  ],
  references: [
    'ley-43-2003',
    'decreto-31-2017',
    'real-decreto-30-2009',
    'lei-12-2012',
    'codigo-civil-portugues-1966',
    'lgdfs-2018',
    'nom-059-semarnat-2010',
    'benitez-badillo-2013',
    'zamora-martinez-2005',
    'permitted-pursuits-2026',
    'codigo-civil-brasileiro-2002',
    'lei-12651-2012',
    'lei-9985-2000',
  ],
  publishedAt: '2026-09-14',
  topics: ['law'],
}
