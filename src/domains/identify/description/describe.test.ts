import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswers, questions, statesOf } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { asksForName, describedAnswers } from './describe'
import { vocabularies } from './phrases'

test.each<[Locale, string, string]>([
  ['en', 'red mushroom with white dots', 'colour=red&surface=warts'],
  ['es', 'roja con puntos blancos', 'colour=red&surface=warts'],
  ['pt', 'cogumelo vermelho com bolinhas brancas', 'colour=red&surface=warts'],
  ['en', 'mushroom on birch', 'ground=trunk'],
  ['en', 'brown mushroom under birch', 'colour=brown&ground=broadleaf'],
  ['es', 'Seta marrón con anillo en un árbol', 'ring=skirt&colour=brown&ground=trunk'],
  [
    'es',
    'setas blancas sin anillo en el césped, en corro',
    'ring=none&colour=white&ground=grass&growth=ring',
  ],
  ['pt', 'amarelo, com poros, fica azul', 'underside=pores&colour=yellow&flesh=blue'],
  ['en', 'white gills and a volva', 'shape=gills&base=sac'],
  ['es', 'pardo, con anillo blanco y el pie blanco', 'ring=skirt&colour=brown'],
  // Young Agaricus has pink gills and a brown print.
  ['en', 'pink gills', 'shape=gills'],
  [
    'en',
    'orange or yellow cap, slimy, smells of aniseed',
    'colour=yellow,orange&surface=slimy&smell=aniseed',
  ],
  ['es', 'huele a harina', 'smell=flour'],
  ['en', 'Amanita phalloides', ''],
  ['en', 'lion’s mane', ''],
  ['es', 'robellón', ''],
  ['pt', 'shiitake', ''],
])('%s: “%s” answers %s', (locale, text, query) => {
  expect(describedAnswers(text, locale)).toEqual(parseAnswers(Object.fromEntries(new URLSearchParams(query))))
})

const sentences = `
  en | brownish cap, pores not gills, stains blue | underside=pores&colour=brown&flesh=blue
  en | no gills, it has pores underneath | underside=pores
  en | gills not pores | shape=gills
  en | brown mushroom with ring, no sac, growing on a dead log | ring=skirt&colour=brown&ground=stump
  en | white mushroom without a ring in my lawn | ring=none&colour=white&ground=grass
  en | yellow with no ring and no volva | ring=none&colour=yellow
  en | neither ring nor volva, brown | ring=none&colour=brown
  en | doesn't have a ring | ring=none
  en | doesn't stain blue |
  en | the cap is red but the stem is white with a sack at the base | base=sac&colour=red
  en | cap is not red but orange | colour=orange
  en | white and brown gills | shape=gills
  en | gills and stem white, cap green | shape=gills&colour=olive
  en | red on top white underneath | colour=red
  en | white cap with brown scales | colour=white&surface=scales
  en | white flesh, black cap | colour=black
  en | stem with scales, smooth brown cap | stem=scales&colour=brown&surface=smooth
  en | slimey brown cap, spongey underside, pines | underside=pores&colour=brown&surface=slimy&ground=conifer
  en | yelow mushroom under larch | colour=yellow&ground=conifer
  en | small brown mushrooms in clusters on a tree stump | colour=brown&ground=stump&growth=tuft
  en | orange shelf mushroom on oak tree | shape=bracket&colour=orange&ground=trunk
  en | found in Spain in November under pine trees, orange, bleeds orange | colour=orange&flesh=orange-milk&ground=conifer&region=iberia&month=11
  en | it may be edible? brown | colour=brown
  en | ring that slides up and down, snake pattern stem | ring=sliding&stem=bands
  en | not sure about the ring, brown cap | colour=brown
  en | I don't know if there is a ring. Gills are white | shape=gills
  en | it grows in a tub by the house |
  en | I ate it in a meal and went to hospital |
  en | big brown mushroom, sponge under the cap, white stem with net | underside=pores&stem=net&colour=brown
  en | pink gills when young then brown | shape=gills
  en | green gilled mushrooms in the yard |
  en | brown cap, white at the edge | colour=brown
  en | ring around the stem, sack at bottom, green-ish top | ring=skirt&base=sac&colour=olive
  en | orange cap with rings that bleeds orange milk | colour=orange&surface=zones&flesh=orange-milk
  en | brown cap, slim stem with yellow bands | colour=brown
  en | no gills but holes underneath, smells of bleach | underside=pores&smell=ink
  es | láminas muy juntas y blancas | shape=gills
  es | sombrero con anillos, huele a lejía | surface=zones&smell=ink
  es | con pelos en el borde y leche blanca | flesh=white-milk
  es | sale de un huevo blanco y es naranja por arriba | colour=orange
  es | negra como una trompeta entre hojas de haya | colour=black&ground=broadleaf
  es | sin pie, pegada al tronco, como repisa | shape=bracket&stem=absent&ground=trunk
  pt | na base tem um saco branco |
  pt | as lâminas são verdes e o chapéu é branco | shape=gills&colour=white
  es | sombrero rojizo, láminas blancas, con volva y anillo | shape=gills&ring=skirt&base=sac&colour=red
  es | no tiene laminas, tiene poros | underside=pores
  es | naranja con pliegues en vez de láminas | underside=ridges&colour=orange
  es | sin volva ni anillo | ring=none
  es | no tiene ni anillo ni volva | ring=none
  es | sin anillo y volva | ring=none
  es | no azulea |
  es | no huele a harina |
  es | no es blanca |
  es | el sombrero no es rojo sino naranja | colour=orange
  es | el pie es blanco y el sombrero gris | colour=grey
  es | pie blanco con anillo, sombrero pardo con escamas | ring=skirt&colour=brown&surface=scales
  es | tiene el pie rojo y los poros amarillos y se pone azul | underside=pores&flesh=blue
  es | huele a anis y es blanca | colour=white&smell=aniseed
  es | roja por arriba y blanca por debajo | colour=red
  es | por debajo es blanca |
  es | blanca debajo de un pino | colour=white&ground=conifer
  es | seta amarilla viscosa bajo los pinos en octubre | colour=yellow&surface=slimy&ground=conifer&month=10
  es | encontrada en Asturias, parda con anillo, sobre madera de haya | ring=skirt&colour=brown&ground=broadleaf,trunk,stump&region=iberia
  es | tiene bolba y aniyo, berde | ring=skirt&base=sac&colour=olive
  es | grises, en los abetos | colour=grey&ground=conifer
  es | naranja, bajo un olivo | colour=orange&ground=broadleaf
  es | sombrero blando y marrón | colour=brown
  es | solo tiene anillo | ring=skirt
  es | seta que mata |
  es | sobre ramas caídas | ground=stump
  es | no sé si tiene anillo, es marrón | colour=brown
  es | creo que tiene volva |
  es | saco de cultivo de setas |
  pt | chapéu verde, lâminas brancas, anel e volva | shape=gills&ring=skirt&base=sac&colour=olive
  pt | tem poros e não lâminas | underside=pores
  pt | nem anel nem volva | ring=none
  pt | sem volva |
  pt | não fica azul |
  pt | o pé é vermelho e o chapéu é cinzento | colour=grey
  pt | cresce em esterco de vaca e fica azul | flesh=blue&ground=dung
  pt | debaixo dos carvalhos em Portugal | ground=broadleaf&region=iberia
  pt | não sei se tem anel, é marrom | colour=brown
  en | whitish mushroom with skirt and bulbous base growing by oak trees | ring=skirt&base=bulb&colour=white&ground=broadleaf
  en | tiny orange cups on rotting wood | shape=cup&colour=orange&ground=stump
  en | big yelow bolete w sponge bottom turns blue when i bruise it | underside=pores&colour=yellow&flesh=blue
  en | Red cap, white flakes, frilly skirt, under birches, Scotland, September | ring=skirt&colour=red&surface=warts&ground=broadleaf&region=northern-europe&month=9
  en | tan mushrooms on my lawn in a ring after rain | colour=brown&ground=grass&growth=ring
  en | grey mushrooms with inky black drips, in a clump by the path | colour=grey&flesh=ink&ground=soil&growth=tuft
  en | smells like apricot, egg yellow, ridges not gills | underside=ridges&colour=yellow&smell=fruit
  en | there is no ring on the stalk and the gills run down the stem, whitish, grassy field | underside=gills-decurrent&ring=none&colour=white&ground=grass
  en | shelf like fungus on a dead beech, brown zones | shape=bracket&colour=brown&surface=zones&ground=stump
  en | mushroom that drips white milk when cut, under pine in oregon in october | flesh=white-milk&ground=conifer&region=western-north-america&month=10
  en | honeycombed cap under ash trees in april | surface=folds&ground=broadleaf&month=4
  en | brain shaped reddish brown, under pines in spring | colour=red,brown&surface=folds&ground=conifer
  en | not slimy, not red, brown, wooly cap | colour=brown&surface=shaggy
  en | purple gills and purple cap, under leaves | shape=gills&colour=violet&ground=broadleaf
  en | it smells of disinfectant and stains yellow at the base when scratched, white cap, grows in park | colour=white&flesh=yellow&smell=ink
  en | little white ones on wood chips | colour=white&ground=stump
  en | golden jelly blobs on a dead branch | shape=jelly&colour=yellow&ground=stump
  es | setas blancas en el jardin con anillo que huelen a anis | ring=skirt&colour=white&smell=aniseed&ground=grass
  es | Boleto de pie rojo y poros rojos que se pone azul al cortarlo, en un hayedo de Navarra en septiembre | underside=pores&flesh=blue&ground=broadleaf&region=iberia&month=9
  es | seta de color cafe con anillo en un tocon | ring=skirt&colour=brown&ground=stump
  es | hongos blancos que salen en el pasto despues de la lluvia, en Argentina | colour=white&ground=grass&region=southern-cone
  es | seta naranja que sangra naranja, pinar, Soria, octubre | colour=orange&flesh=orange-milk&ground=conifer&region=iberia&month=10
  es | marroncitas en grupo al pie de un arbol | colour=brown&growth=group
  es | amarillas con laminas que bajan por el pie, en encinar | underside=gills-decurrent&colour=yellow&ground=broadleaf
  es | tiene como una falda en el pie y una bolsa abajo | ring=skirt&base=sac
  es | seta con sombrero verde amarillento, sin escamas, laminas blancas | shape=gills&colour=yellow,olive
  es | parasol grande con pie atigrado y anillo que sube y baja | ring=sliding&stem=bands
  es | huele a rabano y tiene cortina | ring=cobweb&smell=radish
  es | seta negra con forma de trompeta | colour=black
  es | bola blanca en el prado que al apretar echa humo | shape=ball&colour=white&ground=grass
  es | cuelga como barbas blancas con pinchos en un roble | underside=teeth&colour=white&ground=broadleaf
  es | seta rosada que se pone amarilla al rascar y huele a medicina | colour=red&flesh=yellow&smell=ink
  es | creo que es marron, no estoy seguro del anillo, bajo castaños en noviembre | ground=broadleaf&month=11
  es | sombrero baboso marron y esponja amarilla debajo, pino | underside=pores&colour=brown&surface=slimy&ground=conifer
  es | color hueso, lisa, debajo de robles | colour=cream&surface=smooth&ground=broadleaf
  es | lepista azul con olor a fruta en noviembre | colour=violet&smell=fruit&month=11
  es | no es viscosa ni tiene anillo, gris, bajo pinos | ring=none&colour=grey&ground=conifer
  pt | cogumelo branco no quintal, com saia e com um saco em baixo | ring=skirt&base=sac&colour=white
  pt | cogumelos castanhos nos sobreiros do alentejo em novembro | colour=brown&ground=broadleaf&region=iberia&month=11
  pt | cogumelo amarelo que cheira a pêssego, com pregas em baixo | underside=ridges&colour=yellow&smell=fruit
  pt | cogumelo sem anel, sem saco, vermelho, no meio dos pinheiros | ring=none&colour=red&ground=conifer
  pt | cogumelo cinza no pasto, não tem anel, lâminas rosadas | shape=gills&ring=none&colour=grey&ground=grass
  pt | anel de cogumelos pequenos na relva | growth=ring&ground=grass
  es | láminas rosadas, sombrero blanco | shape=gills&colour=white
  es | anillo de hadas en el jardín | growth=ring&ground=grass
  pt | cogumelo viscoso amarelado em Santa Catarina embaixo de pinus em abril, com esponja embaixo | underside=pores&colour=yellow&surface=slimy&ground=conifer&region=brazil&month=4
  pt | mancha de amarelo quando risco e cheira a tinta, é branco | colour=white&flesh=yellow&smell=ink
  pt | nao sei se tem anel mas o chapeu e marrom e liso | colour=brown&surface=smooth
  pt | cogumelo roxo debaixo de folhas de carvalho em dezembro | colour=violet&ground=broadleaf&month=12
  pt | larga leite branco, chapéu castanho peludo, debaixo de bétulas | colour=brown&surface=shaggy&flesh=white-milk&ground=broadleaf
  en | 3 brown mushrooms, no gills underneath, just holes like a sponge | underside=pores&colour=brown
  en | mushroom that looks like a sponge on a stick | surface=folds&ground=stump
  en | mushroom logs how long until they fruit | ground=stump
  en | orange, smells fruity | colour=orange&smell=fruit
  en | snow white all over with a big floppy ring, bag round the bottom of the stem, woods in august | ring=skirt&base=sac&colour=white&month=8
  en | the underside has little teeth, cap pale orange, under spruce | underside=teeth&colour=orange&ground=conifer
  en | found this in my flower bed mulch, orange-brown, slimy | colour=orange,brown&surface=slimy&ground=stump
  en | gills are yellow, cap is brown, no ring or skirt | shape=gills&ring=none&colour=brown
  en | growing on cow poo, grey, slim stem no ring | ring=none&colour=grey&ground=dung
  es | blanca entera con anillo roto y bolsa en la base, junio, encinas | ring=skirt&base=sac&colour=white&ground=broadleaf&month=6
  es | no azulea ni tiene anillo, poros amarillos, parda | underside=pores&ring=none&colour=brown
  es | seta grande con sombrero con escamas marrones y pie alto | surface=scales
  es | con laminas moradas y el sombrero morado en hojarasca | shape=gills&colour=violet&ground=broadleaf
  es | setitas en un corro en el césped | ground=grass&growth=ring
  es | sin láminas, con pinchos debajo, color crema | underside=teeth&colour=cream
  es | sale en primavera en pinares arenosos con forma de cerebro | surface=folds&ground=conifer,soil
  pt | cogumelos brancos em círculo na relva do jardim | colour=white&ground=grass&growth=ring
  pt | chapéu vermelho com pintas brancas debaixo de bétulas na Escócia | colour=red&surface=warts&ground=broadleaf&region=northern-europe
  pt | cogumelo sem lâminas, esponja embaixo, azula quando corto | underside=pores&flesh=blue
  pt | tem véu tipo teia de aranha e é alaranjado, nos carvalhos | ring=cobweb&colour=orange&ground=broadleaf
  pt | cogumelo azul | colour=violet
  es | bola que suelta polvo | shape=ball
  es | qué seta puede ser, marrón con agujeritos debajo, en los pinos | underside=pores&colour=brown&ground=conifer
  en | what could it be, brown with a ring, on a dead log | ring=skirt&colour=brown&ground=stump
  pt | que cogumelo pode ser, amarelo, no tronco | colour=yellow&ground=trunk
  en | Hi all, found on my walk today in Devon oak wood, bright yellow funnel, wrinkles running down the stem, smells of apricot | underside=ridges&colour=yellow&smell=fruit&ground=broadleaf
  en | pure white, egg shaped cup at base, big ring, growing under beech | ring=skirt&base=sac&colour=white&ground=broadleaf
  en | grey-green cap, white gills, ring, bag at base | shape=gills&ring=skirt&base=sac&colour=olive,grey
  en | tufts of honey coloured mushrooms on an old stump with a ring | ring=skirt&colour=yellow,brown&ground=stump&growth=tuft
  en | purple brown spores, grows in wood chips, stem bruises blue | flesh=blue&print=purple&ground=stump
  en | bracket fungus, orange on top and yellow below, on a living oak | shape=bracket&colour=orange&ground=broadleaf
  en | black and slimy after rain, dissolves into ink | colour=black&surface=slimy&flesh=ink
  en | no gills, cap has spines hanging underneath, cream coloured, pine wood | underside=teeth&colour=cream&ground=conifer
  en | red cap but no white spots, white gills, brittle | shape=gills&colour=red&flesh=chalk
  en | it doesnt have a ring and it doesnt smell of anything, brown, in the lawn | ring=none&colour=brown&smell=faint&ground=grass
  en | it is orange, on burnt ground, cup shaped | shape=cup&colour=orange&ground=burnt
  en | big puffball in a field | shape=ball&ground=grass
  en | scaly brown cap, snakeskin stem, ring you can slide up and down, meadow | ring=sliding&stem=bands&colour=brown&surface=scales&ground=grass
  en | rusty spores, cobweb veil, violet, under birch | ring=cobweb&colour=violet&print=rust&ground=broadleaf
  es | buenas, ayer en un robledal de Navarra salieron unas amarillas con venas por debajo que huelen a albaricoque | underside=ridges&colour=yellow&smell=fruit&ground=broadleaf&region=iberia
  es | blanca pura con volva y anillo, bajo encinas, en mayo | ring=skirt&base=sac&colour=white&ground=broadleaf&month=5
  es | sombrero verde oliva, láminas blancas, anillo y saco abajo | shape=gills&ring=skirt&base=sac&colour=olive
  es | unas setas color miel con anillo, todas juntas en un tocón | ring=skirt&colour=yellow,brown&ground=stump&growth=group
  es | se rompe como tiza, roja, láminas blancas | shape=gills&colour=red&flesh=chalk
  es | repisa naranja en un chopo vivo | shape=bracket&colour=orange&ground=broadleaf
  es | no tiene láminas, tiene pinchos debajo y es de color crema | underside=teeth&colour=cream
  es | gris con escamas, sin anillo, en un pinar en noviembre | ring=none&colour=grey&surface=scales&ground=conifer&month=11
  es | parece una esponja sobre un palo, en abril, junto a fresnos | surface=folds&ground=broadleaf&month=4
  es | hongo café en el excremento de vaca que se pone azul al tocarlo | colour=brown&flesh=blue&ground=dung
  es | pequeñita, color canela, con anillo, sobre madera podrida | ring=skirt&colour=brown&ground=stump
  es | huele a harina, blanca, en corros en el prado, en abril | colour=white&smell=flour&ground=grass&growth=ring&month=4
  es | tiene telaraña debajo y es naranja, en un abetal | ring=cobweb&colour=orange
  es | copa naranja en tierra quemada | colour=orange&ground=burnt,soil
  es | la encontré en el jardín, es blanca por arriba y rosa por debajo, sin volva | colour=white&ground=grass
  pt | oi gente, apareceu no gramado um cogumelo branco grande com escamas e lâminas verdes | shape=gills&colour=white&surface=scales&ground=grass
  pt | cogumelo marrom com anel num tronco podre | ring=skirt&colour=brown&ground=stump
  pt | chapéu esverdeado, lâminas brancas, anel e volva, debaixo de sobreiros | shape=gills&ring=skirt&base=sac&colour=olive&ground=broadleaf
  pt | amarelo, com pregas, cheira a damasco, no pinhal | underside=ridges&colour=yellow&smell=fruit&ground=conifer
  pt | prateleira laranja na árvore | shape=bracket&colour=orange&ground=trunk
  pt | cogumelo pequeno em cima de esterco que fica azul | flesh=blue&ground=dung
  pt | orelha gelatinosa marrom num tronco | shape=jelly&colour=brown&ground=trunk
  pt | todo branco, com saco na base, no Brasil embaixo de eucalipto | base=sac&colour=white&ground=broadleaf&region=brazil
  pt | esponja amarela embaixo, chapéu viscoso marrom, pinus | underside=pores&colour=brown&surface=slimy&ground=conifer
  pt | não tem anel, cinzento, em novembro, debaixo de pinheiros | ring=none&colour=grey&ground=conifer&month=11
  pt | bola que solta fumaça quando aperto | shape=ball
  pt | cogumelos em tufo num toco, cor de mel, com anel | ring=skirt&colour=yellow,brown&ground=stump&growth=tuft
  pt | vermelho, lâminas brancas, quebra como giz | shape=gills&colour=red&flesh=chalk
  pt | cheira a amêndoa, no relvado, com anel | ring=skirt&smell=almond&ground=grass
  pt | não sei o nome, é laranja e solta leite laranja | colour=orange&flesh=orange-milk
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [Locale, string, string])

test.each(sentences)('%s: the sentence “%s” answers %s', (locale, text, query) => {
  expect(describedAnswers(text, locale)).toEqual(parseAnswers(Object.fromEntries(new URLSearchParams(query))))
})

test('every phrase gives states that the key offers, and a description of one gives that state or a longer phrase’s', () => {
  for (const locale of locales)
    for (const question of questions)
      for (const [state, text] of Object.entries(vocabularies[locale].states[question] ?? {})) {
        expect(statesOf(question)).toContain(state)
        for (const phrase of text.split(', '))
          expect([phrase, describedAnswers(phrase, locale)[question]]).toEqual([
            phrase,
            expect.arrayContaining([state]),
          ])
      }
})

test('whatever is typed, answers are states that the key offers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (text, locale) => {
      for (const [question, states] of Object.entries(describedAnswers(text, locale)))
        for (const state of states ?? []) expect(statesOf(question as never)).toContain(state)
    }),
  )
})

test.each<[Locale, string]>([
  ['es', '¿qué seta es esta?'],
  ['es', 'Identificar setas'],
  ['es', '¿cómo se llama este hongo?'],
  ['en', 'what is this mushroom'],
  ['en', 'What mushroom did I find?'],
  ['en', 'mushroom identifier'],
  ['pt', 'que cogumelo é este'],
  ['pt', 'qual é o nome desse cogumelo?'],
])('%s: “%s” asks for a name', (locale, text) => {
  expect(asksForName(text, locale)).toBe(true)
})

test.each<[Locale, string]>([
  ['en', 'mushroom'],
  ['en', 'what is psilocybin'],
  ['es', 'setas'],
  ['es', 'qué es la micorriza'],
  ['pt', 'cogumelo do sol'],
])('%s: “%s” does not', (locale, text) => {
  expect(asksForName(text, locale)).toBe(false)
})
