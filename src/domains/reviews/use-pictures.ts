import { type ChangeEvent, useRef, useState } from 'react'
import type { SelectedFile } from '@/ui/file-field'
import type { MyReview } from './my-review'
import { maxImages, pictureTypes } from './picture-rules'

interface PictureMessages {
  uploadFailed: string
  invalid: string
  tooMany: string
}

export interface ReviewPicture extends SelectedFile {
  /** The id of the upload, once it is complete. */
  id?: string
}

/** The pictures of a review that exists, as the file field shows them. */
export function savedPictures(review: MyReview | null): ReviewPicture[] {
  return (review?.images ?? []).map(({ id, ...rest }) => ({ key: id, id, ...rest }))
}

function toPicture(file: File, key: string, invalidMessage: string): ReviewPicture {
  const isSupported = pictureTypes.includes(file.type)
  return {
    key,
    name: file.name,
    ...(isSupported ? { sent: 0, preview: URL.createObjectURL(file) } : { problem: invalidMessage }),
  }
}

/** The pictures of a review, whose alternative text is `alt`: they are scaled down in the browser and uploaded as soon as they are selected. */
export function usePictures({ alt, locale }: { alt: string; locale: string }, messages: PictureMessages) {
  const [pictures, setPictures] = useState<ReviewPicture[]>([])
  const [error, setError] = useState<string>()
  const uploads = useRef(new Map<string, Promise<string | undefined>>())
  const added = useRef(0)

  const patch = (key: string, changes: Partial<ReviewPicture>) =>
    setPictures((current) => current.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const upload = async (key: string, file: File) => {
    try {
      // Most readers upload nothing, so the script is loaded with the first picture.
      const { uploadPicture } = await import('./upload-picture').catch(() => Promise.reject(new Error()))
      const onProgress = (sent: number) => patch(key, { sent })
      const id = await uploadPicture(file, { alt, locale, invalidMessage: messages.invalid, onProgress })
      patch(key, { id, sent: undefined })
      return id
    } catch (failure) {
      const problem = (failure as Error).message || messages.uploadFailed
      patch(key, { problem, sent: undefined })
    }
  }

  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const accepted = files.slice(0, maxImages - pictures.length)
    setError(accepted.length < files.length ? messages.tooMany : undefined)
    const newPictures = accepted.map((file) => {
      added.current += 1
      return { file, picture: toPicture(file, `new-${added.current}`, messages.invalid) }
    })
    setPictures((current) => [...current, ...newPictures.map(({ picture }) => picture)])
    for (const { file, picture } of newPictures) {
      if (!picture.problem) uploads.current.set(picture.key, upload(picture.key, file))
    }
  }

  const remove = (key: string) => {
    const removed = pictures.find((one) => one.key === key)
    if (removed?.preview?.startsWith('blob:')) URL.revokeObjectURL(removed.preview)
    uploads.current.delete(key)
    setError(undefined)
    setPictures((current) => current.filter((one) => one.key !== key))
  }

  /**
   * Waits for pending uploads.
   * @returns the ids of all pictures without a problem, or null if one of them gets a problem now
   */
  const uploadedIds = async () => {
    const accepted = pictures.filter(({ problem }) => !problem)
    const ids = await Promise.all(accepted.map(({ key, id }) => id ?? uploads.current.get(key)))
    return ids.every((id) => id !== undefined) ? ids : null
  }

  return { pictures, setPictures, error, add, remove, uploadedIds }
}
