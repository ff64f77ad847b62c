import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

function dependenciesOf(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies
}

test("the menu of tables uses the same copy of Lexical as Payload's editor", () => {
  const name = '@lexical/table'
  expect(dependenciesOf('.')[name]).toBe(dependenciesOf('node_modules/@payloadcms/richtext-lexical')[name])
})
