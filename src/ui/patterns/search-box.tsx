import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '../button'
import { Sign } from '../sign'

interface SearchBoxProps {
  /** Unique on the page. */
  id: string
  action: string
  asked?: string
}

/** One field for everything. */
export function SearchBox({ id, action, asked }: SearchBoxProps) {
  const say = useTranslations('ui.search')
  return (
    <search>
      <form className="search-box" action={action}>
        <Sign of={Search} />
        <label className="hidden-visually" htmlFor={id}>
          {say('label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={say('placeholder')}
          enterKeyHint="search"
        />
        <Button type="submit">{say('submit')}</Button>
      </form>
    </search>
  )
}
