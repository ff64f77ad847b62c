/** Categories of fresh and living goods, which spoil in the post. */
const categories = [
  'mushroom/fresh',
  'mushroom/foraged',
  'growing/equipment/grow-kits',
  'growing/genetics',
  'growing/supplies/grain-spawn',
  'growing/supplies/substrate',
]

/** Whether a product in these categories spoils in the post. */
export function isPerishable(paths: readonly string[]): boolean {
  return paths.some((path) => categories.some((parent) => `${path}/`.startsWith(`${parent}/`)))
}
