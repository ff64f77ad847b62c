import type { PostSample } from '@sample/types'

export const whyMushroomsChangeTheirNames: PostSample = {
  slug: 'why-mushrooms-change-their-names',
  title: {
    en: 'Why mushrooms change their names',
    es: 'Por qué las setas cambian de nombre',
    pt: 'Por que os cogumelos mudam de nome',
  },
  summary: {
    en: 'Satan’s bolete has left Boletus, enoki is no longer velvet shank, and your field guide is out of date. What a scientific name says, and why it moves.',
    es: 'El boleto de Satanás ya no es un Boletus, el enoki ha cambiado de especie y tu guía se ha quedado vieja. Qué dice un nombre científico y por qué se mueve.',
    pt: 'O boleto-de-satanás não é mais um Boletus, o enoki mudou de espécie e o seu guia ficou velho. O que diz um nome científico e por que ele muda.',
  },
  species: [
    'rubroboletus-satanas',
    'flammulina-velutipes',
    'lentinula-edodes',
    'ganoderma-lingzhi',
    'ganoderma-lucidum',
    'gyromitra-esculenta',
  ],
  content: {
    en: `Common names are for talking with neighbours. They differ from valley to valley, and one of them may cover three mushrooms. A scientific name is for talking with everybody. It is odd, then, that it should be the scientific ones that change.

## Reading one

_Lentinula edodes_ (Berk.) Pegler says four things. _Lentinula_ is the genus, a group of relatives. _edodes_ is the epithet, here a Greek word for food. Berk. is Miles Berkeley, who described the species in the nineteenth century, under another genus, and so stands in brackets. Pegler moved it to where it is now. The name is a very short history.

Epithets describe, praise or commemorate, and they do not have to be true. _esculenta_ means edible, and [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta) has killed people who believed it. A name once validly given stays, however unwise.

## Four reasons for moving

**The family tree was wrong.** For two centuries mushrooms were grouped by what could be seen, gills with gills and pores with pores. Since the 1990s, sequences of DNA have shown that the same shapes have arisen several times. The red-pored boletes round [Satan’s bolete](/mushrooms/rubroboletus-satanas) turned out to be no close kin of the porcini; since 2014 they have had a genus of their own, _Rubroboletus_.

**One was many.** What looked like one species from Portugal to Japan is often several, each with a range of its own. The enoki of the supermarket was long called [_Flammulina velutipes_](/mushrooms/flammulina-velutipes); the Asian species that is cultivated is now separated as _Flammulina filiformis_. Much of the reishi in trade, sold as [_Ganoderma lucidum_](/mushrooms/ganoderma-lucidum), belongs to an East Asian species, [_Ganoderma lingzhi_](/mushrooms/ganoderma-lingzhi).

**Many were one.** The reverse happens too, when a mushroom was described afresh in every country.

**An older name turned up.** The oldest valid name has priority. Now and then somebody finds it in a forgotten book, and a name that everyone uses has to give way, unless specialists agree to protect it.

## How much is still nameless

Some 120,000 species of fungi had names in 2017, when David Hawksworth and Robert Lücking estimated how many there are: between 2.2 and 3.8 million. If they are right, well over nine in ten have never been described. Most of these are microscopic. But new mushrooms a hand across are still found beside roads.

This matters in the kitchen. In Europe, a picture in a book usually shows the species that grows outside. In much of Latin America, Africa and Asia it shows a European relative of it. Look-alikes and poisons may differ.

## What to do as a reader

1. **Keep the old name.** A book from 1985 is still a good book. Write the new name beside it in pencil.
2. **Search by both.** On this site old names find the page as well.
3. **Look it up.** _Index Fungorum_ and MycoBank list names with their authors and say which one is current. They do not always agree: a name is a hypothesis, and there may be two.
4. **Distrust a common name on a packet.** “Reishi” or “enoki” says what it is sold as, not which species it is.
5. **Learn genera.** Epithets are many and genera are few, and it is the genus that warns you. _Amanita_ has kept its name, and so have _Lepiota_ and _Galerina_.

## How to write one

Genus with a capital, epithet without, both in italics: _Boletus edulis_. At the second mention the genus may be shortened, if nothing else begins with that letter. “sp.” means one species I could not name, “spp.” several, “cf.” that it resembles the one named, and “agg.” a group that I do not split. These four are the most honest words in the field, and it is a mark of experience to use them often.

## No reason to be cross

A name that never changes belongs to something nobody studies. The mushroom itself does not mind: it grew there before Berkeley, and it answers to none of them.`,
    es: `Los nombres comunes sirven para hablar con los vecinos. Cambian de un valle a otro, y uno solo puede abarcar tres setas. El nombre científico sirve para hablar con todo el mundo. Es curioso, entonces, que los que cambian sean los científicos.

## Cómo leer uno

_Lentinula edodes_ (Berk.) Pegler dice cuatro cosas. _Lentinula_ es el género, un grupo de parientes. _edodes_ es el epíteto, aquí una palabra griega para la comida. Berk. es Miles Berkeley, que describió la especie en el siglo XIX, en otro género, y por eso va entre paréntesis. Pegler la llevó a donde está. El nombre es una historia muy corta.

Los epítetos describen, alaban o recuerdan, y no tienen por qué ser ciertos. _esculenta_ quiere decir comestible, y [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta) ha matado a quien se lo creyó. Un nombre dado válidamente se queda, por imprudente que sea.

## Cuatro razones para mudarse

**El árbol genealógico estaba mal.** Durante dos siglos las setas se agruparon por lo que se ve: láminas con láminas, poros con poros. Desde los años noventa, las secuencias de ADN han mostrado que las mismas formas han surgido varias veces. Los boletos de poros rojos del entorno del [boleto de Satanás](/mushrooms/rubroboletus-satanas) no eran parientes cercanos de los boletos comestibles; desde 2014 tienen género propio, _Rubroboletus_.

**Una eran muchas.** Lo que parecía una sola especie de Portugal a Japón son a menudo varias, cada una con su área. El enoki del supermercado se llamó mucho tiempo [_Flammulina velutipes_](/mushrooms/flammulina-velutipes); la especie asiática que se cultiva se separa hoy como _Flammulina filiformis_. Buena parte del reishi que se vende como [_Ganoderma lucidum_](/mushrooms/ganoderma-lucidum) es de una especie de Asia oriental, [_Ganoderma lingzhi_](/mushrooms/ganoderma-lingzhi).

**Muchas eran una.** También ocurre lo contrario, cuando una seta se describió de nuevo en cada país.

**Apareció un nombre anterior.** El nombre válido más antiguo tiene prioridad. De vez en cuando alguien lo encuentra en un libro olvidado, y el que usa todo el mundo debe ceder, salvo que los especialistas acuerden protegerlo.

## Cuánto queda sin nombre

Unas 120 000 especies de hongos tenían nombre en 2017, cuando David Hawksworth y Robert Lücking estimaron cuántas existen: entre 2,2 y 3,8 millones. Si están en lo cierto, bastante más de nueve de cada diez no se han descrito nunca. La mayoría son microscópicas. Pero aún se descubren al borde de una carretera setas nuevas de un palmo.

Esto importa en la cocina. En Europa, la foto de un libro suele mostrar la especie que crece fuera. En gran parte de América Latina, África y Asia muestra a una pariente europea. Las posibles confusiones y los venenos pueden ser otros.

## Qué hacer como lector

1. **Conserva el nombre viejo.** Un libro de 1985 sigue siendo un buen libro. Apunta al lado, a lápiz, el nombre nuevo.
2. **Busca por los dos.** En este sitio también los antiguos llevan a la ficha.
3. **Consúltalo.** _Index Fungorum_ y MycoBank recogen los nombres con sus autores y dicen cuál es el vigente. No siempre coinciden: un nombre es una hipótesis, y puede haber dos.
4. **Desconfía del nombre común en un envase.** «Reishi» o «enoki» dicen como qué se vende, no qué especie es.
5. **Aprende géneros.** Epítetos hay muchos y géneros pocos, y es el género el que avisa. _Amanita_ conserva su nombre, igual que _Lepiota_ y _Galerina_.

## Cómo se escribe

El género con mayúscula, el epíteto sin ella, los dos en cursiva: _Boletus edulis_. En la segunda mención puede abreviarse el género, si ningún otro empieza por la misma letra. «sp.» quiere decir una especie que no he sabido nombrar; «spp.», varias; «cf.», que se parece a la nombrada; «agg.», un grupo que no divido. Son las cuatro palabras más honradas del oficio, y usarlas a menudo es señal de experiencia.

## No hay por qué enfadarse

El nombre que no cambia nunca es el de algo que nadie estudia. A la seta le da igual: estaba ahí antes que Berkeley y no atiende por ninguno.`,
    pt: `Nomes populares servem para falar com os vizinhos. Mudam de um vale a outro, e um só pode abranger três cogumelos. O nome científico serve para falar com todo mundo. É curioso, então, que sejam os científicos os que mudam.

## Como ler um

_Lentinula edodes_ (Berk.) Pegler diz quatro coisas. _Lentinula_ é o gênero, um grupo de parentes. _edodes_ é o epíteto, aqui uma palavra grega para comida. Berk. é Miles Berkeley, que descreveu a espécie no século XIX, em outro gênero, e por isso vai entre parênteses. Pegler a levou para onde está. O nome é uma história muito curta.

Epítetos descrevem, elogiam ou homenageiam, e não precisam ser verdadeiros. _esculenta_ quer dizer comestível, e [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta) matou quem acreditou. Um nome dado validamente fica, por mais imprudente que seja.

## Quatro motivos para mudar

**A árvore genealógica estava errada.** Por dois séculos os cogumelos foram agrupados pelo que se vê: lâminas com lâminas, poros com poros. Desde os anos noventa, as sequências de DNA mostraram que as mesmas formas surgiram várias vezes. Os boletos de poros vermelhos em torno do [boleto-de-satanás](/mushrooms/rubroboletus-satanas) não eram parentes próximos do porcini; desde 2014 têm gênero próprio, _Rubroboletus_.

**Um eram muitos.** O que parecia uma só espécie de Portugal ao Japão são com frequência várias, cada uma com sua área. O enoki do supermercado se chamou por muito tempo [_Flammulina velutipes_](/mushrooms/flammulina-velutipes); a espécie asiática que se cultiva hoje é separada como _Flammulina filiformis_. Boa parte do reishi vendido como [_Ganoderma lucidum_](/mushrooms/ganoderma-lucidum) é de uma espécie do leste da Ásia, [_Ganoderma lingzhi_](/mushrooms/ganoderma-lingzhi).

**Muitos eram um.** O contrário também acontece, quando um cogumelo foi descrito de novo em cada país.

**Apareceu um nome anterior.** O nome válido mais antigo tem prioridade. De vez em quando alguém o encontra num livro esquecido, e o que todo mundo usa tem de ceder, a não ser que os especialistas concordem em protegê-lo.

## Quanto ainda não tem nome

Umas 120 mil espécies de fungos tinham nome em 2017, quando David Hawksworth e Robert Lücking estimaram quantas existem: entre 2,2 e 3,8 milhões. Se estão certos, bem mais de nove em cada dez nunca foram descritas. A maioria é microscópica. Mas ainda se descobrem à beira da estrada cogumelos novos de um palmo.

Isso importa na cozinha. Na Europa, a foto de um livro costuma mostrar a espécie que nasce lá fora. Em boa parte da América Latina, da África e da Ásia, mostra uma parente europeia. As espécies parecidas e os venenos podem ser outros.

## O que fazer como leitor

1. **Guarde o nome velho.** Um livro de 1985 continua sendo um bom livro. Anote ao lado, a lápis, o nome novo.
2. **Pesquise pelos dois.** Neste site os antigos também levam à página.
3. **Consulte.** _Index Fungorum_ e MycoBank reúnem os nomes com seus autores e dizem qual é o vigente. Nem sempre concordam: um nome é uma hipótese, e pode haver duas.
4. **Desconfie do nome popular na embalagem.** “Reishi” ou “enoki” dizem como o que se vende, não que espécie é.
5. **Aprenda gêneros.** Epítetos são muitos e gêneros são poucos, e é o gênero que avisa. _Amanita_ manteve o nome, assim como _Lepiota_ e _Galerina_.

## Como se escreve

Gênero com maiúscula, epíteto sem, os dois em itálico: _Boletus edulis_. Na segunda menção pode-se abreviar o gênero, se nenhum outro começa com a mesma letra. “sp.” quer dizer uma espécie que não soube nomear; “spp.”, várias; “cf.”, que se parece com a nomeada; “agg.”, um grupo que não divido. São as quatro palavras mais honestas do ofício, e usá-las com frequência é sinal de experiência.

## Não há por que se zangar

Nome que nunca muda é o de algo que ninguém estuda. Ao cogumelo tanto faz: estava ali antes de Berkeley e não atende por nenhum.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### Looking for an old name?

The search knows former names and names in regional languages.`,
        es: `### ¿Buscas un nombre antiguo?

El buscador conoce los nombres anteriores y los de las lenguas regionales.`,
        pt: `### Procura um nome antigo?

A busca conhece os nomes anteriores e os das línguas regionais.`,
      },
      links: [{ label: { en: 'Search', es: 'Buscar', pt: 'Buscar' }, url: '/search' }],
    },
  ],
  references: ['index-fungorum', 'hawksworth-lucking-2017'],
  publishedAt: '2026-11-04',
  topics: ['science', 'identification'],
}
