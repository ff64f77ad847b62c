import { CopyLink } from './copy-link.client'

interface ShareRowProps {
  label: string
  /** Absolute. */
  address: string
  title: string
  copy: { copy: string; copied: string }
  /** What sending it by mail is called. */
  mail: string
}

/** Ways to hand a page on; no other host is asked for anything. */
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
