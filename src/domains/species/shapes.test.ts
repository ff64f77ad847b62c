import { describe, expect, it } from 'vitest'
import { shapesOf } from './shapes'
import { growthForms, hymeniums } from './vocabulary'

describe('the shape of a find', () => {
  it('is found for every form and underside there is', () => {
    for (const growthForm of growthForms)
      for (const hymenium of hymeniums)
        expect(shapesOf({ growthForm, hymenium }).length, `${growthForm}, ${hymenium}`).toBeGreaterThan(0)
  })

  it('may be more than one, each once', () => {
    expect(shapesOf({ growthForm: 'shelf', hymenium: 'gills' })).toEqual(['gills', 'bracket'])
    expect(shapesOf({ growthForm: 'agaric', hymenium: 'gills' })).toEqual(['gills'])
  })

  it('calls pores what has a stem: a bracket with pores is a bracket', () => {
    expect(shapesOf({ growthForm: 'bracket', hymenium: 'pores' })).toEqual(['bracket'])
    expect(shapesOf({ growthForm: 'bolete', hymenium: 'pores' })).toEqual(['pores'])
  })
})
