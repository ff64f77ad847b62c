/* design-tokens-allow: pigments of the drawings */
import type { Colour } from '@illustrations/engine/colour'

export const PAPER: Colour = '#f4ead2'
export const CARD: Colour = '#d8b888'
export const KRAFT: Colour = '#c49c66'
export const LINEN: Colour = '#e4d8bd'
export const WOOD: Colour = '#b58a58'
export const DARK_WOOD: Colour = '#84603a'
export const STRAW: Colour = '#d8b763'
export const EARTH: Colour = '#77593b'
export const IRON: Colour = '#5a544b'
export const STEEL: Colour = '#bfc0b6'
export const BRASS: Colour = '#c79a45'
export const RUBBER: Colour = '#4a4138'
export const GLASS: Colour = '#d9e2d6'
export const WATER: Colour = '#b7cdc8'
export const AMBER: Colour = '#96602a'
export const HONEY: Colour = '#d9992f'
export const CHOCOLATE: Colour = '#6a4229'
export const AGAR: Colour = '#e2cd92'
export const BROTH: Colour = '#dfc98c'
export const BARK: Colour = '#8f6e4b'
export const MYCELIUM: Colour = '#f7f2e4'
export const STONE: Colour = '#b3aa98'
export const SKY: Colour = '#a9bcc0'

export const MOSS: Colour = '#7b8a57'
export const FERN: Colour = '#8ea05a'
export const RUSSET: Colour = '#b0674a'
export const OCHRE: Colour = '#d29a3c'
export const SLATE: Colour = '#6f8794'
export const PLUM: Colour = '#8a5a6b'

/** Colours of cloth and labels, selected by `tint`. */
export const TINTS = [MOSS, RUSSET, OCHRE, SLATE] as const

/** Cap colours of mushrooms in the drawings. */
export const CAPS = ['#a9703f', '#c58e4f', '#8d5c3a', '#d9b27a'] as const
export const CHANTERELLE: Colour = '#e2a233'
export const OYSTER: Colour = '#9aa0a2'
export const FLESH: Colour = '#f3e8d2'

/** Fallen leaves. */
export const LEAVES = ['#b98a4e', '#a8703a', '#c9a86a', '#b5793f'] as const
