import { describe, expect, it } from 'vitest'
import { shapesOf } from './shapes'
import { growthForms, hymeniums } from './vocabulary'

describe('the shape of a mushroom', () => {
  it('exists for every growth form and hymenium', () => {
    for (const growthForm of growthForms)
      for (const hymenium of hymeniums)
        expect(shapesOf({ growthForm, hymenium }).length, `${growthForm}, ${hymenium}`).toBeGreaterThan(0)
  })

  it('may be several, each once', () => {
    expect(shapesOf({ growthForm: 'shelf', hymenium: 'gills' })).toEqual(['gills', 'bracket'])
    expect(shapesOf({ growthForm: 'agaric', hymenium: 'gills' })).toEqual(['gills'])
  })

  it('is pores only for mushrooms with a stem: a bracket with pores is a bracket', () => {
    expect(shapesOf({ growthForm: 'bracket', hymenium: 'pores' })).toEqual(['bracket'])
    expect(shapesOf({ growthForm: 'bolete', hymenium: 'pores' })).toEqual(['pores'])
  })
})
