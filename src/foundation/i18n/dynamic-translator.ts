/**
 * A translator that is called with keys built at run time, such as `problems.${code}`. Any `t` of use-intl fits:
 * method parameters are compared bivariantly, so its union of known keys is assignable to `string`.
 */
export type DynamicTranslator = {
  translate(key: string, values?: Record<string, string | number>): string
}['translate']
