import { CopyLink } from './copy-link.client'

interface ShareRowProps {
  label: string
  /** Absolute URL. */
  address: string
  title: string
  copy: { copy: string; copied: string }
  /** Label of the e-mail link. */
  mail: string
}

/** Ways to share a page without contacting another host. */
export function ShareRow({ label, address, title, copy, mail }: ShareRowProps) {
  const letter = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <div className="share-row">
      <span className="caption">{label}</span>
      <CopyLink address={address} words={copy} />
      <a className="button quiet" href={letter}>
        {mail}
      </a>
    </div>
  )
}
