/**
 * Returns a value that exists once in the process. The server, the application and the panel are bundled apart, so a
 * variable of a module exists once in each of them.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`fungarium.${name}`)
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, create())
  return Reflect.get(globalThis, key)
}
