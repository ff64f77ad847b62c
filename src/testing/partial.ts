/** The fields of a type at any depth, all optional. */
type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T

/** A document of type `T` with only the fields that a test needs. */
export const partial = <T>(fields: DeepPartial<T>): T => fields as T
