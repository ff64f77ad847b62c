/** A poison centre advises; the emergency number sends help to somebody who is unconscious or has convulsions. */
export const lineKinds = ['poison-centre', 'emergency-number'] as const

export type LineKind = (typeof lineKinds)[number]
