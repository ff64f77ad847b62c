import type { Locale } from '@/foundation/i18n/locales'
import { formsOf } from './query-text'

const groupsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))

/** Words for the same, of readers and of texts, folded as queries are. A text with one of them answers a query with another. */
const groups: Record<Locale, string[][]> = {
  en: groupsOf(`
    mould mold moulds molds mouldy moldy trichoderma contamination contaminated
    night dark
    glow glows glowing glowed luminous bioluminescent shine shines
    fridge refrigerator
    toddler toddlers child children kid kids baby
    puppy dog dogs kitten cat cats pet pets
    permit permits permission licence license
    pregnant pregnancy breastfeeding
    worm worms maggot maggots larva larvae
    bad spoiled spoilt rotten
    warfarin anticoagulant anticoagulants thinner thinners
    shiitake shitake
    shroom shrooms psilocybin hallucinogenic
    giant gigantic huge enormous
    deadliest deadly
    knife knives
    heal heals healing cure cures medicinal medicine benefit benefits
  `),
  es: groupsOf(`
    moho mohos trichoderma contaminacion contaminado contaminada
    noche oscuridad
    luminosa luminosas bioluminiscente bioluminiscentes luz luce lucen
    gigante gigantes gigantesca enorme enormes
    cuchillo cuchillos navaja navajas
    cesta cestas cesto cestos
    alpaca alpacas paja bala balas
    deshidratada deshidratadas deshidratado seca secas
    nevera frigorifico refrigerador
    nino ninos nina ninas
    perrito perro perros gatito gato gatos mascota mascotas
    permiso permisos carnet coto cotos licencia licencias tarjeta autorizacion
    embarazo embarazada embarazadas lactancia amamantar
    escabeche encurtido encurtidos encurtidas
    gusano gusanos larva larvas
    malo mala malas malos pasadas pasados estropeadas estropeados
    sintrom acenocumarol warfarina anticoagulante anticoagulantes
    shiitake shitake
    strogonoff stroganoff
    cura curan curar curativo curativos curativas medicinal medicinales beneficio beneficios propiedades
  `),
  pt: groupsOf(`
    mofo mofos bolor bolores trichoderma contaminacao contaminado
    noite escuro
    brilha brilham luminoso luminosos bioluminescente bioluminescentes
    geladeira frigorifico
    crianca criancas filho filha
    cachorro cachorros cao caes gato gatos
    licenca licencas autorizacao permissao
    faca facas canivete canivetes
    cesta cestas cesto cestos
    semente sementes micelio inoculo
    gravidez gestante gestantes amamentacao amamentar amamentando
    conserva conservas picles
    bicho bichos larva larvas verme vermes
    estragado estragados estragou
    varfarina marevan anticoagulante anticoagulantes
    shiitake shitake xitake
    estrogonofe strogonoff stroganoff
    cura curam curar curativo curativos medicinal medicinais beneficio beneficios propriedades
  `),
}

/** Each word of a query with those that mean the same in a language. */
export const synonymsOf = (words: readonly string[], language: Locale): string[][] =>
  words.map((word) => {
    const forms = formsOf(word)
    const group = groups[language].find((synonyms) => forms.some((form) => synonyms.includes(form)))
    return [...new Set([word, ...(group ?? [])])]
  })
