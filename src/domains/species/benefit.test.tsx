import messages from '@messages/en/species.json'
import vocabulary from '@messages/en/vocabulary.json'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import type { BenefitEvidence } from './benefit-evidence'
import { BenefitAnswer } from './components/benefit-answer'
import { BenefitMedicines } from './components/benefit-medicines'
import { HelpsWith } from './components/helps-with'
import type { Evidence, Finding } from './vocabulary'

function html(children: ReactNode): string {
  return renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ species: messages, vocabulary }}>
      {children}
    </TextsProvider>,
  )
}

const row = (id: string, evidence: Evidence, finding: Finding) =>
  partial<BenefitEvidence>({
    species: partial<BenefitEvidence['species']>({ id }),
    benefit: { evidence, finding } as BenefitEvidence['benefit'],
  })

test.each<[string, BenefitEvidence[], string]>([
  ['nothing', [], 'This guide records nothing yet. That does not mean nothing has been studied.'],
  [
    'no study in people',
    [row('chaga', 'animal', 'not-studied')],
    'One species is recorded for this, but it has not been studied in people: nobody can say that it helps.',
  ],
  [
    'one small trial',
    [row('reishi', 'small-trials', 'helped')],
    'Studied in people: one species helped in one small trial only.',
  ],
  [
    'trials of one species that disagree',
    [
      row('lions-mane', 'small-trials', 'helped'),
      row('lions-mane', 'small-trials', 'unclear'),
      row('lions-mane', 'small-trials', 'unclear'),
    ],
    'Studied in people: the 3 trials of one species disagree, so the result is unclear.',
  ],
  [
    'different findings',
    [
      row('reishi', 'trials', 'no-difference'),
      row('maitake', 'small-trials', 'helped'),
      row('shiitake', 'small-trials', 'helped'),
      row('chaga', 'tradition', 'not-studied'),
    ],
    'Studied in people: 2 species helped in small trials only and one species made no difference in one trial. One more has not been studied in people.',
  ],
])('the first sentence of a benefit says what is known: %s', (_, evidence, sentence) => {
  expect(html(<BenefitAnswer evidence={evidence} />)).toBe(sentence)
})

const listed = (slug: string, commonName: string) =>
  partial<BenefitEvidence>({ species: partial<BenefitEvidence['species']>({ id: slug, slug, commonName }) })

test('a benefit has a row for each class of medicines: known, suspected or not studied', () => {
  const evidence = [listed('hericium-erinaceus', 'lion’s mane'), listed('grifola-frondosa', 'maitake')]
  const rows = html(<BenefitMedicines evidence={evidence} />)
    .split('<dt>')
    .slice(1)
  const texts = rows.map((each) => each.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
  expect(texts).toHaveLength(5)
  expect(texts.every((each) => each.includes('Ask your pharmacist'))).toBe(true)
  const [bloodPressure = '', bloodThinners = '', diabetes = '', sleep = ''] = texts
  expect(bloodPressure).toMatch(/Suspected : maitake.*Animal data only.*Not studied.*lion’s mane/)
  expect(bloodThinners).toMatch(/Suspected : lion’s mane.*Known : maitake.*One case report/)
  expect(diabetes).toMatch(/Suspected : lion’s mane.*Animal data only/)
  expect(sleep).not.toMatch(/Known|Suspected/)
})

test('a reported benefit says the finding before the kind of study and in whom, without a score', () => {
  const page = html(
    <HelpsWith
      benefits={[
        {
          title: 'Cognition',
          icon: null,
          url: '/mushrooms/species/benefit/cognition',
          description: 'Better scores.',
          evidence: 'small-trials',
          finding: 'helped',
          population: '30 people',
          source: { citation: 'Mori 2009', url: 'https://doi.org/10.1002/ptr.2634' },
        },
      ]}
    />,
  )
  const order = [
    'Cognition',
    vocabulary.finding.helped,
    vocabulary.evidence['small-trials'],
    '30 people',
    'Mori 2009',
  ]
  const positions = order.map((text) => page.indexOf(text))
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  expect(positions).not.toContain(-1)
})
