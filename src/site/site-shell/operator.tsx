import type { Operator } from '@/domains/operator/queries'
import { useTranslations } from '@/ui/texts'
import { useShell } from './shell-context'

interface OperatorProps {
  operator: Operator
}

const linesOf = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const lineOf = ({ name, legalForm, address }: Operator) =>
  [name, legalForm, linesOf(address).join(', ')].filter(Boolean).join(' · ')

/** Who answers for the site, in one line. */
export function OperatorLine({ operator }: OperatorProps) {
  const t = useTranslations('site.operator')
  return (
    <p className="caption">
      {t('run')} {lineOf(operator)} · <a href={`mailto:${operator.email}`}>{operator.email}</a>
    </p>
  )
}

/** Says that nobody is named, as long as this is so. */
export function NoOperator() {
  const t = useTranslations('site.operator')
  return (
    <p className="caption">
      <b>{t('missing')}</b> {t('missingText')}
    </p>
  )
}

/** Who answers for the site, on the pages about it. */
export function OperatorSection() {
  const t = useTranslations('site.operator')
  const { operator } = useShell()
  return (
    <section className="row block-row" aria-labelledby="operator">
      <div className="row-wide prose">
        <h2 id="operator">{t('title')}</h2>
        {operator ? (
          <address>
            {[operator.name, operator.legalForm, ...linesOf(operator.address)].filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </p>
          </address>
        ) : (
          <p>{t('missingText')}</p>
        )}
      </div>
    </section>
  )
}
