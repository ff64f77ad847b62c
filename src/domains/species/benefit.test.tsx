import messages from '@messages/en/species.json'
import vocabulary from '@messages/en/vocabulary.json'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partial } from '@/testing/partial'
import type { BenefitEvidence } from './benefit-evidence'
import { BenefitAnswer } from './components/benefit-answer'
import { HelpsWith } from './components/helps-with'
import type { Evidence, Finding } from './vocabulary'

function html(children: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ species: messages, vocabulary }}>
      {children}
    </NextIntlClientProvider>,
  )
}

const row = (evidence: Evidence, finding: Finding) =>
  partial<BenefitEvidence>({ benefit: { evidence, finding } as BenefitEvidence['benefit'] })

test.each<[string, BenefitEvidence[], string]>([
  ['nothing', [], messages.benefit.nothing],
  [
    'no study in people',
    [row('animal', 'not-studied')],
    'One species is recorded for this, but it has not been studied in people: nobody can say that it helps.',
  ],
  [
    'different findings',
    [
      row('trials', 'no-difference'),
      row('small-trials', 'helped'),
      row('small-trials', 'helped'),
      row('tradition', 'not-studied'),
    ],
    'Studied in people: 2 species helped in small trials only and one species made no difference. One more has not been studied in people.',
  ],
])('the first sentence of a benefit says what is known: %s', (_, evidence, sentence) => {
  expect(html(<BenefitAnswer evidence={evidence} />)).toBe(sentence)
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
