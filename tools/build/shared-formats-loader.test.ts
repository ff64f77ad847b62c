import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { project } from '../local-server/folders'
import load from './shared-formats-loader.cjs'

const file = path.join(project, 'node_modules/next-intl/dist/esm/production/server/react-server/getConfig.js')

it('formats are created once, and no longer for each request', () => {
  const source = readFileSync(file, 'utf8')
  const loaded = load(source)
  expect(source.match(/_formatters:\w+\(\w+\(\)\)/)).not.toBeNull()
  expect(loaded).toMatch(/=\(shared=>\(\)=>shared\)\(\w+\(\w+\(\)\)\)/)
  expect(loaded).toContain('=()=>undefined')
})

it('a version of next-intl that keeps them differently fails the build', () => {
  expect(() => load('import{cache as e}from"react"')).toThrow('another way')
})
