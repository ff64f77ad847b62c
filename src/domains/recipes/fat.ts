/** Words for what carries the fat of a dish, in the languages of the site. */
const fats = {
  en: 'oil butter ghee lard suet margarine cream crème cheese parmesan pecorino mozzarella egg eggs mayonnaise bacon pancetta chorizo sausage sausages nuts walnuts hazelnuts almonds peanuts cashews avocado avocados coconut tahini milk yoghurt yogurt chocolate',
  es: 'aceite mantequilla margarina manteca nata crema queso parmesano huevo huevos yema yemas mayonesa tocino panceta beicon chorizo salchicha salchichas nueces avellanas almendras cacahuetes anacardos aguacate aguacates coco leche yogur chocolate',
  pt: 'azeite óleo manteiga margarina banha nata creme queijo parmesão ovo ovos gema gemas maionese bacon toucinho linguiça salsicha nozes avelãs amêndoas amendoim castanhas abacate abacates coco leite iogurte chocolate',
}

const words = new Set(Object.values(fats).flatMap((list) => list.split(' ')))

/** Whether the name of an ingredient says that it carries fat, in any of the languages. */
export function isFat(name: string): boolean {
  return name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word))
}
