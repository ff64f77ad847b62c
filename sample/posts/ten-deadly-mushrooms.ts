import type { PostSample } from '@sample/types'

export const tenDeadlyMushrooms: PostSample = {
  slug: 'ten-deadly-mushrooms',
  title: {
    en: 'Ten deadly mushrooms, and what each is mistaken for',
    es: 'Diez setas mortales y con qué se confunde cada una',
    pt: 'Dez cogumelos mortais e com o que cada um se confunde',
  },
  summary: {
    en: 'Nearly all deaths by mushroom come down to a handful of species. Learn these ten before you learn a single edible one.',
    es: 'Casi todas las muertes por setas se deben a un puñado de especies. Aprende estas diez antes de aprender la primera comestible.',
    pt: 'Quase todas as mortes por cogumelos se devem a um punhado de espécies. Aprenda estas dez antes de aprender a primeira comestível.',
  },
  species: [
    'amanita-phalloides',
    'amanita-virosa',
    'galerina-marginata',
    'lepiota-brunneoincarnata',
    'cortinarius-orellanus',
    'cortinarius-rubellus',
    'gyromitra-esculenta',
    'paxillus-involutus',
    'inosperma-erubescens',
    'trichoderma-cornu-damae',
  ],
  content: {
    en: `People who pick mushrooms tend to learn the good ones first and the bad ones never. It should be the other way round. There are thousands of species to eat or to ignore, and only a few that kill. Ten can be learnt in a weekend.

Two facts about them matter more than any portrait. The worst poisons act late: if the first cramps come six hours or more after the meal, the liver or the kidneys are already at risk. And most of these mushrooms smell and taste of nothing in particular. Cooking makes none of them harmless.

## Liver: the amatoxins

**1. Death cap.** [_Amanita phalloides_](/mushrooms/amanita-phalloides) causes most deaths. Greenish, yellowish or white cap, white gills that stay white, a ring, and a sac around the base, which stays in the ground if the stem is cut. Mistaken for field mushrooms, green russulas and, by people from Asia, for the paddy straw mushroom.

**2. Destroying angel.** [_Amanita virosa_](/mushrooms/amanita-virosa) in the north, [_Amanita verna_](/mushrooms/amanita-verna) in the south, [_Amanita bisporigera_](/mushrooms/amanita-bisporigera) and _Amanita ocreata_ in the Americas: white all over, sac included. Mistaken, as buttons, for young field mushrooms and puffballs.

**3. Funeral bell.** [_Galerina marginata_](/mushrooms/galerina-marginata) is small, brown and grows in groups on stumps and wood chips. Mistaken for woodtufts, velvet shank and psilocybin mushrooms.

**4. Deadly dapperling.** [_Lepiota brunneoincarnata_](/mushrooms/lepiota-brunneoincarnata) lives in parks and gardens and barely exceeds a matchbox. Mistaken for young parasols and fairy ring champignons. All small parasols are taboo.

## Kidneys: days of silence

**5. Fool’s webcap.** [_Cortinarius orellanus_](/mushrooms/cortinarius-orellanus), rusty orange, under oaks and other broadleaved trees. The kidneys fail from two days to more than two weeks after the meal, when nobody thinks of it any more.

**6. Deadly webcap.** [_Cortinarius rubellus_](/mushrooms/cortinarius-rubellus) holds the same poison: pointed cap, yellow bands on the stem, in mossy conifer woods. Both are mistaken for chanterelles, which have ridges where these have gills.

## Blood, nerves, everything

**7. False morel.** [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta), brown and folded like a brain, under pines in spring. Cut it lengthwise: many chambers, where a morel has a single hollow. Its poison evaporates, so even the steam of the pot has harmed cooks.

**8. Brown roll-rim.** [_Paxillus involutus_](/mushrooms/paxillus-involutus) was eaten for generations. It upsets the gut when undercooked, but the danger lies in repetition: after years without trouble a person’s own defences may turn against the red blood cells, and some have died of one meal more. Rolled woolly margin, gills that run down the stem and bruise brown.

**9. Deadly fibrecap.** [_Inosperma erubescens_](/mushrooms/inosperma-erubescens), ivory at first and brick red where it is hurt, stands under limes and beeches from May, when field mushrooms are looked for. Its muscarine acts within two hours: sweat, tears, slow pulse. Hospitals have a direct remedy, atropine, which has to come in time. [Fool’s funnel](/mushrooms/clitocybe-rivulosa), white and frosted in the lawn, holds the same poison; deaths from it are rare.

**10. Poison fire coral.** [_Trichoderma cornu-damae_](/mushrooms/trichoderma-cornu-damae), red fingers on wood and roots in East Asia and, on recent finds, Australia. Its trichothecenes have killed people who took it for young antlers of reishi (_Ganoderma_) or for _Cordyceps_ and drank the tea, and touching it reportedly irritates the skin.

## What they have in common

Very little. Three have a ring and seven none; some grow on wood, some in grass, some in woodland; colours run from pure white to scarlet. No rule of thumb covers them, which is exactly why every rule of thumb is wrong. There is no short cut to knowing a species, part by part.

## If it has happened

1. Do not wait for symptoms. Call the poison centre or the emergency number of your country at once.
2. Keep what is left: raw mushrooms, peelings, the remains of the dish, even vomit.
3. Write down when the meal was eaten, by whom, and when the first symptom came.
4. Do not make anyone vomit, and give neither milk nor home remedies.
5. Feeling better after a day of vomiting is no all-clear. With amatoxins that pause is part of the course.

Everybody who ate from the dish has to be examined, including those who feel well.`,
    es: `Quien se aficiona a las setas suele aprender primero las buenas y nunca las malas. Debería ser al revés. Hay miles de especies que se comen o se ignoran, y solo unas pocas que matan. Diez se aprenden en un fin de semana.

Dos datos importan más que cualquier retrato. Los peores venenos actúan tarde: si los primeros retortijones llegan seis horas o más después de comer, el hígado o los riñones ya corren peligro. Y la mayoría de estas setas no huelen ni saben a nada especial. Cocinarlas no vuelve inofensiva a ninguna.

## Hígado: las amatoxinas

**1. Oronja verde.** [_Amanita phalloides_](/mushrooms/amanita-phalloides) causa la mayor parte de las muertes. Píleo verdoso, amarillento o blanco, láminas que siguen blancas, anillo y un saco en la base, que se queda en la tierra si se corta el pie. Se confunde con champiñones silvestres, con la seta de cura y, quienes vienen de Asia, con la seta de paja de arroz.

**2. Oronja fétida.** [_Amanita virosa_](/mushrooms/amanita-virosa) en el norte, [_Amanita verna_](/mushrooms/amanita-verna) en el sur, [_Amanita bisporigera_](/mushrooms/amanita-bisporigera) y _Amanita ocreata_ en América: blancas por entero, saco incluido. De jóvenes, aún cerradas, se confunden con champiñones jóvenes y con cuescos de lobo.

**3. Galerina mortal.** [_Galerina marginata_](/mushrooms/galerina-marginata) es pequeña, parda y sale en grupo sobre tocones y astillas. Se confunde con la foliota cambiante, con la seta de pie aterciopelado y con hongos de psilocibina.

**4. Lepiota mortal.** [_Lepiota brunneoincarnata_](/mushrooms/lepiota-brunneoincarnata) vive en parques y jardines y apenas supera una caja de cerillas. Se confunde con parasoles jóvenes y con senderuelas. Los parasoles pequeños, ni tocarlos.

## Riñones: días de silencio

**5. Cortinario mortal.** [_Cortinarius orellanus_](/mushrooms/cortinarius-orellanus), anaranjado herrumbre, bajo robles y otras frondosas. El riñón falla entre dos días y más de dos semanas después de la comida, cuando ya nadie la recuerda.

**6. Cortinario de los abetos.** [_Cortinarius rubellus_](/mushrooms/cortinarius-rubellus) lleva el mismo veneno: píleo puntiagudo, bandas amarillas en el pie, en bosques musgosos de coníferas. Ambos se toman por rebozuelos, que tienen pliegues donde estos tienen láminas.

## Sangre, nervios, todo

**7. Bonete o falsa colmenilla.** [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta), parda y plegada como un cerebro, bajo pinos en primavera. Córtala a lo largo: muchas cámaras, mientras que la colmenilla tiene un solo hueco. Su veneno se evapora, y hasta el vapor de la olla ha dañado a quien cocinaba.

**8. Paxilo enrollado.** [_Paxillus involutus_](/mushrooms/paxillus-involutus) se comió durante generaciones. Poco hecho sienta mal, pero el peligro está en repetir: tras años sin problemas, las propias defensas pueden volverse contra los glóbulos rojos, y ha habido quien murió por una comida más. Margen lanoso y enrollado, láminas que bajan por el pie y se manchan de pardo.

**9. Inocibe de Patouillard.** [_Inosperma erubescens_](/mushrooms/inosperma-erubescens), marfil al principio y rojo ladrillo donde se hiere, sale bajo tilos y hayas desde mayo, cuando se buscan las primeras setas de prado. Su muscarina actúa en menos de dos horas: sudor, lágrimas, pulso lento. El hospital dispone de un remedio directo, la atropina, que debe llegar a tiempo. El [clitocibe blanco](/mushrooms/clitocybe-rivulosa), como escarchado en el césped, lleva el mismo veneno; las muertes por él son raras.

**10. Coral de fuego venenoso.** [_Trichoderma cornu-damae_](/mushrooms/trichoderma-cornu-damae): dedos rojos sobre madera y raíces en Asia oriental y, según hallazgos recientes, en Australia. Sus tricotecenos han matado a personas que lo tomaron por cuernos jóvenes de reishi (_Ganoderma_) o por _Cordyceps_ y bebieron la infusión, y se dice que su contacto irrita la piel.

## Qué tienen en común

Muy poco. Tres tienen anillo y siete no; unas crecen en madera, otras en hierba, otras en el bosque; hay desde el blanco puro hasta el escarlata. Ninguna regla casera las abarca, y precisamente por eso todas las reglas caseras son falsas. No hay atajo para conocer una especie, parte por parte.

## Si ha ocurrido

1. No esperes a los síntomas. Llama enseguida al centro toxicológico o al número de emergencias de tu país.
2. Guarda lo que quede: setas crudas, mondas, restos del plato, incluso el vómito.
3. Anota cuándo se comió, quiénes comieron y cuándo apareció el primer síntoma.
4. No provoques el vómito ni des leche o remedios caseros.
5. Encontrarse mejor tras un día de vómitos no significa nada. Con las amatoxinas, esa pausa forma parte del cuadro.

Deben pasar reconocimiento todas las personas que comieron del plato, también las que se encuentren bien.`,
    pt: `Quem se interessa por cogumelos costuma aprender primeiro os bons e nunca os maus. Deveria ser o contrário. Há milhares de espécies para comer ou ignorar, e só umas poucas que matam. Dez se aprendem num fim de semana.

Dois fatos importam mais que qualquer retrato. Os piores venenos agem tarde: se as primeiras cólicas vêm seis horas ou mais depois da refeição, o fígado ou os rins já estão em risco. E a maioria desses cogumelos não tem cheiro nem gosto especial. Cozinhar não torna nenhum deles inofensivo.

## Fígado: as amatoxinas

**1. Chapéu-da-morte.** [_Amanita phalloides_](/mushrooms/amanita-phalloides) causa a maior parte das mortes. Chapéu esverdeado, amarelado ou branco, lâminas que continuam brancas, anel e um saco na base, que fica na terra se o estipe é cortado. Confunde-se com cogumelos-do-campo, com rússulas verdes e, para quem vem da Ásia, com o cogumelo-palha.

**2. Anjo-destruidor.** [_Amanita virosa_](/mushrooms/amanita-virosa) no norte da Europa, [_Amanita verna_](/mushrooms/amanita-verna) no sul, [_Amanita bisporigera_](/mushrooms/amanita-bisporigera) e _Amanita ocreata_ nas Américas: brancos por inteiro, saco incluído. Ainda botões, confundem-se com cogumelos-do-campo jovens e com bufas-de-lobo.

**3. Galerina-mortal.** [_Galerina marginata_](/mushrooms/galerina-marginata) é pequena, marrom e nasce em grupo sobre tocos e lascas. Confunde-se com _Kuehneromyces_, com o enoki selvagem e com cogumelos de psilocibina.

**4. Lepiota-mortal.** [_Lepiota brunneoincarnata_](/mushrooms/lepiota-brunneoincarnata) vive em parques e jardins e mal passa de uma caixa de fósforos. Confunde-se com para-sóis jovens. Para-sol pequeno não se colhe, nunca.

## Rins: dias de silêncio

**5. Cortinário-mortal.** [_Cortinarius orellanus_](/mushrooms/cortinarius-orellanus), alaranjado-ferrugem, sob carvalhos e outras folhosas. O rim falha de dois dias a mais de duas semanas depois da refeição, quando ninguém mais se lembra dela.

**6. Cortinário das coníferas.** [_Cortinarius rubellus_](/mushrooms/cortinarius-rubellus) tem o mesmo veneno: chapéu pontudo, faixas amarelas no estipe, em florestas musgosas de coníferas. Ambos são tomados por cantarelos, que têm pregas onde estes têm lâminas.

## Sangue, nervos, tudo

**7. Falsa-morchela.** [_Gyromitra esculenta_](/mushrooms/gyromitra-esculenta), marrom e dobrada como um cérebro, sob pinheiros na primavera. Corte no sentido do comprimento: muitas câmaras, enquanto a morchela tem um só oco. O veneno evapora, e até o vapor da panela já fez mal a quem cozinhava.

**8. Paxilo.** [_Paxillus involutus_](/mushrooms/paxillus-involutus) foi comido por gerações. Malcozido, faz mal ao estômago, mas o perigo está em repetir: depois de anos sem problema, as próprias defesas podem voltar-se contra os glóbulos vermelhos, e houve quem morresse por uma refeição a mais. Margem lanosa e enrolada, lâminas que descem pelo estipe e mancham de marrom.

**9. _Inosperma erubescens_.** [Este inocibe](/mushrooms/inosperma-erubescens), marfim no início e vermelho-tijolo onde é ferido, nasce sob tílias e faias na Europa a partir de maio, quando se procuram os primeiros cogumelos-do-campo. A muscarina age em menos de duas horas: suor, lágrimas, pulso lento. O hospital dispõe de um remédio direto, a atropina, que precisa chegar a tempo. O [clitocibe branco](/mushrooms/clitocybe-rivulosa), como que coberto de geada na grama, tem o mesmo veneno; as mortes por ele são raras.

**10. Coral-de-fogo venenoso.** [_Trichoderma cornu-damae_](/mushrooms/trichoderma-cornu-damae): dedos vermelhos sobre madeira e raízes no leste da Ásia e, segundo achados recentes, na Austrália. Seus tricotecenos mataram pessoas que o tomaram por chifres jovens de reishi (_Ganoderma_) ou por _Cordyceps_ e beberam o chá, e diz-se que o contato irrita a pele.

## O que eles têm em comum

Muito pouco. Três têm anel e sete não; uns crescem na madeira, outros na grama, outros na mata; há do branco puro ao escarlate. Nenhuma regra caseira abrange todos, e é por isso mesmo que toda regra caseira está errada. Não há atalho para conhecer uma espécie, parte por parte.

## Se aconteceu

1. Não espere os sintomas. Ligue já para o centro de informação toxicológica ou para o número de emergência do seu país.
2. Guarde o que sobrou: cogumelos crus, aparas, restos do prato, até o vômito.
3. Anote quando se comeu, quem comeu e quando veio o primeiro sintoma.
4. Não provoque vômito nem dê leite ou remédio caseiro.
5. Melhorar depois de um dia de vômitos não quer dizer nada. Com as amatoxinas, essa pausa faz parte do quadro.

Todos os que comeram do prato devem ser examinados, inclusive quem se sente bem.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### If one of them has been eaten

Do not wait for symptoms: the worst poisons give none for half a day.`,
        es: `### Si alguien ha comido una de ellas

No esperes a los síntomas: los peores venenos no dan ninguno durante medio día.`,
        pt: `### Se alguém comeu um deles

Não espere pelos sintomas: os piores venenos não causam nenhum durante meio dia.`,
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
  references: [
    'white-2019',
    'yu-2013',
    'enjalbert-2002',
    'danel-2001',
    'bresinsky-besl-1990',
    'benjamin-1995',
    'pringle-vellinga-2006',
  ],
  publishedAt: '2026-09-02',
  topics: ['safety', 'identification'],
}
