/** One text in three languages. Binomials are set between underscores: `_Amanita phalloides_`. */
export type Text = { en: string; es: string; pt: string }
