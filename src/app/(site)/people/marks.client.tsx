'use client'

import { useEffect, useState } from 'react'
import { seemsSignedIn } from '@/domains/users/who-is-signed-in'
import { markedForms } from '@/foundation/contributions/marked-forms'

/** Likes and helpful marks of the page, made the reader's; it shows nothing but says when one could not be kept. */
export function Marks({ signIn, failed }: { signIn: string; failed: string }) {
  const [said, setSaid] = useState('')
  useEffect(
    () => markedForms({ signedIn: seemsSignedIn, signIn, failed: () => setSaid(failed) }),
    [signIn, failed],
  )
  return (
    <p className="hidden-visually" role="status">
      {said}
    </p>
  )
}
