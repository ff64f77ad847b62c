/** A category that an impression can select. */
export interface CategoryOption {
  /** The id or slug that the form sends. */
  value: string
  label: string
}

/** The options of an impression's form. */
export interface ImpressionOptions {
  consumptionForm: CategoryOption[]
  experiences: CategoryOption[]
  /** Effects of the species taxonomy that are not among the experiences. */
  effects: CategoryOption[]
  helpsWith: CategoryOption[]
}
