/** A word that can be chosen, by what is sent for it. */
export interface Choice {
  value: string
  label: string
}

/** What an impression's form offers to choose from. */
export interface Choices {
  consumptionForm: Choice[]
  /** How it felt. */
  experiences: Choice[]
  /** Effects that the taxonomy of species knows besides. */
  effects: Choice[]
  helpsWith: Choice[]
}
