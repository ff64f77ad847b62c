import { findings } from '@/domains/species/vocabulary'
import { Disclosure } from '@/ui/disclosure'
import { useTranslations } from '@/ui/texts'
import { FindingMark } from './finding-mark'

/** What the words for findings mean. */
export function FindingKey() {
  const t = useTranslations('species.findings')
  return (
    <Disclosure title={t('key')}>
      <dl className="key-of-findings">
        {findings.map((finding) => (
          <div key={finding}>
            <dt>
              <FindingMark finding={finding} />
            </dt>
            <dd>{t(`meaning.${finding}`)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
