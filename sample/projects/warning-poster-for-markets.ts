import type { ProjectSample } from '@sample/types'

export const warningPosterForMarkets: ProjectSample = {
  slug: 'warning-poster-for-markets',
  title: {
    en: 'One poster, two mushrooms, eight languages',
    es: 'Un cartel, dos setas, ocho lenguas',
    pt: 'Um cartaz, dois cogumelos, oito línguas',
  },
  summary: {
    en: 'A warning about the death cap for those who need it most: drawn rather than written, tested in the market, and pinned up before the rains.',
    es: 'Un aviso sobre la oronja verde para quien más lo necesita: dibujado más que escrito, probado en el mercado y colgado antes de las lluvias.',
    pt: 'Um aviso sobre o chapéu-da-morte para quem mais precisa: mais desenhado que escrito, testado na feira e afixado antes das chuvas.',
  },
  species: ['amanita-phalloides', 'volvariella-volvacea', 'agaricus-campestris'],
  content: {
    en: `_An example of what a community could do. Nothing described here has taken place._

## The idea

In many cities the [death cap](/mushrooms/amanita-phalloides) grows in parks, under planted oaks. Those it poisons are often people who gathered mushrooms well and safely somewhere else. They do not read the newsletter of the mycological society. They do go to the market, the temple, the language course and the clinic. A poster can be in all of these places in the first week of autumn.

## What it shows

- two mushrooms of the same size, side by side, cut open: the one people know, and the one that kills
- three arrows, no more: **sac at the base, ring on the stem, white gills**
- a clock with six hours on it, and a bed: illness comes late
- a telephone number, larger than everything else
- one sentence, in eight languages: “Do not eat it. If you have, call now, even if you feel well.”

In a district where people come from South-East Asia, the known mushroom is the [paddy straw mushroom](/mushrooms/volvariella-volvacea). Elsewhere it is the [field mushroom](/mushrooms/agaricus-campestris). So the poster is drawn in more than one version, and the first thing to find out is: what did you pick at home?

## A plan from spring to autumn

1. **March.** Ask the poison centre for its figures and its number, and whether it wants to be named. Without its consent there is no number on the poster.
2. **April.** Talk to twenty people in the market. Which mushrooms do they know, where do they walk, what would they read? Pay an interpreter.
3. **May.** First drawing. Show it without a word and ask what it says. Whatever is misunderstood is drawn again.
4. **June.** Translation by people who speak the language at home, and back-translation by others. A mistake of one word here can cost more than the whole project.
5. **July.** A mycologist, a doctor and the parks department sign the proof.
6. **August.** Print: A3 for walls, postcards for shops, one image for telephones.
7. **September.** Hang it, with permission, and note where. Take it down in December, so that it is news again next year.

## What must not be on it

Photographs of recipes. The word “mushroom” in the headline with a skull, which people have learnt to ignore. Ten species. Lists of symptoms in small type. Any rule of thumb. Any hint that a particular people is careless: experience is the risk here and not ignorance, and the poster should sound like one gatherer speaking to another.

## Who is needed

Somebody who draws. Somebody from each language who is known and trusted. A mycologist with patience. One person who holds the list of all places where a poster hangs.

## Costs

Paper and printing are small. Translation, interpreting and the illustrator’s time are not, and ought to be paid.

## How one can tell that it works

Not by the number of poisonings: there are few in a year, and chance moves them more than a poster does. But one can ask. In October, show thirty people at the market the two drawings without text. If twenty point to the sac, it has worked. If they say “nice picture”, draw again.

## What can go wrong

The number changes and the posters stay. That is why each carries a date, a name to ask for, and an end.`,
    es: `_Ejemplo de lo que podría hacer una comunidad. Nada de lo descrito ha tenido lugar._

## La idea

En muchas ciudades la [oronja verde](/mushrooms/amanita-phalloides) sale en los parques, bajo encinas y robles plantados. A menudo envenena a personas que en otro lugar recolectaban bien y con acierto. No leen el boletín de la asociación micológica. Sí van al mercado, al templo, al curso de idioma y al centro de salud. Un cartel puede estar en todos esos sitios la primera semana del otoño.

## Qué muestra

- dos setas del mismo tamaño, una junto a otra y abiertas por la mitad: la que se conoce y la que mata
- tres flechas, no más: **saco en la base, anillo en el pie, láminas blancas**
- un reloj con seis horas y una cama: el mal llega tarde
- un teléfono, más grande que todo lo demás
- una frase en ocho lenguas: «No la comas. Si la has comido, llama ya, aunque te encuentres bien.»

En un barrio de gente del sudeste asiático, la conocida es la [seta de paja de arroz](/mushrooms/volvariella-volvacea). En otros será el [champiñón silvestre](/mushrooms/agaricus-campestris). Por eso el cartel se dibuja en varias versiones, y lo primero que hay que averiguar es: ¿qué recolectabas en tu tierra?

## Un plan de la primavera al otoño

1. **Marzo.** Pedir al centro toxicológico sus datos y su número, y preguntar si quiere figurar. Sin su consentimiento no hay número en el cartel.
2. **Abril.** Hablar con veinte personas en el mercado. ¿Qué setas conocen, por dónde pasean, qué leerían? Pagar a un intérprete.
3. **Mayo.** Primer dibujo. Enseñarlo sin decir palabra y preguntar qué dice. Lo que se entienda mal se dibuja otra vez.
4. **Junio.** Traducen personas que hablan la lengua en casa, y otras lo traducen de vuelta. Aquí, una palabra equivocada puede costar más que el proyecto entero.
5. **Julio.** Firman la prueba alguien de micología, alguien de medicina y el servicio de parques.
6. **Agosto.** Imprimir: A3 para paredes, postales para tiendas, una imagen para el móvil.
7. **Septiembre.** Colgarlo, con permiso, y apuntar dónde. Retirarlo en diciembre, para que al año siguiente vuelva a ser noticia.

## Qué no debe llevar

Fotos de recetas. La palabra «setas» en el titular con una calavera, que se ha aprendido a ignorar. Diez especies. Listas de síntomas en letra pequeña. Ninguna regla casera. Ninguna insinuación de que un pueblo concreto es descuidado: el riesgo aquí es la experiencia y no la ignorancia, y el cartel debería sonar como quien habla de recolector a recolector.

## Quién hace falta

Alguien que dibuje. Alguien de cada lengua, conocido y de confianza. Alguien que sepa de setas y tenga paciencia. Una persona con la lista de todos los sitios donde hay un cartel.

## Gastos

Papel e imprenta son poca cosa. La traducción, la interpretación y el tiempo de quien ilustra no lo son, y deben pagarse.

## Cómo saber si funciona

No por el número de intoxicaciones: son pocas al año, y el azar las mueve más que un cartel. Pero se puede preguntar. En octubre, enseña a treinta personas en el mercado los dos dibujos sin texto. Si veinte señalan el saco, ha funcionado. Si dicen «qué bonito», a dibujar otra vez.

## Lo que puede salir mal

Cambia el número y los carteles siguen. Por eso cada uno lleva una fecha, un nombre por quien preguntar y un final.`,
    pt: `_Exemplo do que uma comunidade poderia fazer. Nada do que se descreve aqui aconteceu._

## A ideia

Em muitas cidades o [chapéu-da-morte](/mushrooms/amanita-phalloides) nasce nos parques, sob carvalhos plantados. Quem ele envenena são muitas vezes pessoas que em outro lugar colhiam bem e com acerto. Elas não leem o boletim da sociedade de micologia. Mas vão à feira, ao templo, ao curso de língua e ao posto de saúde. Um cartaz pode estar em todos esses lugares na primeira semana do outono.

## O que mostra

- dois cogumelos do mesmo tamanho, lado a lado e cortados ao meio: o que se conhece e o que mata
- três setas, não mais: **saco na base, anel no estipe, lâminas brancas**
- um relógio com seis horas e uma cama: o mal chega tarde
- um telefone, maior que todo o resto
- uma frase em oito línguas: “Não coma. Se comeu, ligue já, mesmo que se sinta bem.”

Num bairro de gente do sudeste da Ásia, o conhecido é o [cogumelo-palha](/mushrooms/volvariella-volvacea). Em outros será o [cogumelo-do-campo](/mushrooms/agaricus-campestris). Por isso o cartaz é desenhado em mais de uma versão, e a primeira coisa a descobrir é: o que você colhia na sua terra?

## Um plano da primavera ao outono

1. **Seis meses antes.** Pedir ao centro de informação toxicológica os dados e o número, e perguntar se quer ser citado. Sem o consentimento dele não há número no cartaz.
2. **Cinco meses antes.** Conversar com vinte pessoas na feira. Que cogumelos conhecem, por onde passeiam, o que leriam? Pagar um intérprete.
3. **Quatro meses antes.** Primeiro desenho. Mostrar sem dizer nada e perguntar o que ele diz. O que for mal entendido se desenha de novo.
4. **Três meses antes.** Traduz quem fala a língua em casa, e outros traduzem de volta. Aqui, uma palavra errada pode custar mais que o projeto inteiro.
5. **Dois meses antes.** Assinam a prova alguém da micologia, alguém da medicina e a administração dos parques.
6. **Um mês antes.** Imprimir: A3 para paredes, cartões-postais para lojas, uma imagem para o celular.
7. **Com as primeiras chuvas.** Afixar, com licença, e anotar onde. Retirar no fim da estação, para que no ano seguinte seja novidade outra vez.

## O que não deve ter

Fotos de receitas. A palavra “cogumelos” no título com uma caveira, que se aprendeu a ignorar. Dez espécies. Listas de sintomas em letra miúda. Nenhuma regra de bolso. Nenhuma insinuação de que certo povo é descuidado: o risco aqui é a experiência e não a ignorância, e o cartaz deveria soar como quem fala de coletor para coletor.

## Quem faz falta

Alguém que desenhe. Alguém de cada língua, conhecido e de confiança. Alguém que entenda de cogumelos e tenha paciência. Uma pessoa com a lista de todos os lugares onde há um cartaz.

## Custos

Papel e impressão são pouca coisa. Tradução, interpretação e o tempo de quem ilustra não são, e devem ser pagos.

## Como saber se funciona

Não pelo número de intoxicações: são poucas por ano, e o acaso as move mais que um cartaz. Mas dá para perguntar. No meio da estação, mostre a trinta pessoas na feira os dois desenhos sem texto. Se vinte apontarem o saco, funcionou. Se disserem “que bonito”, desenhe de novo.

## O que pode dar errado

O número muda e os cartazes ficam. Por isso cada um leva uma data, um nome por quem perguntar e um fim.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### What the poster leads to

Whom to call, what to keep and what not to do, on one page that prints.`,
        es: `### Adónde lleva el cartel

A quién llamar, qué guardar y qué no hacer, en una página que se imprime.`,
        pt: `### Aonde o cartaz leva

A quem ligar, o que guardar e o que não fazer, numa página que se imprime.`,
      },
      links: [
        {
          label: {
            en: 'After a doubtful meal',
            es: 'Tras una comida dudosa',
            pt: 'Depois de uma refeição duvidosa',
          },
          url: '/posts/after-a-doubtful-meal',
        },
      ],
    },
  ],
  references: ['pringle-vellinga-2006', 'enjalbert-2002', 'white-2019'],
  publishedAt: '2026-03-30',
  state: 'planned',
  place: { en: 'A market district', es: 'Un barrio con mercado', pt: 'Um bairro com feira' },
}
