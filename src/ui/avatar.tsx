import { initials } from './initials'

interface AvatarProps {
  name: string
  picture?: { url: string } | null
}

/** A person's picture or initials. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {picture ? <img src={picture.url} alt="" width={44} height={44} loading="lazy" /> : initials(name)}
    </span>
  )
}
