/** A document of type `T` with only the fields that a test needs, at any depth. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T

export const partial = <T>(fields: DeepPartial<T>): T => fields as T
