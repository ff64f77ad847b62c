import { type ChangeEvent, useRef, useState } from 'react'
import type { ChosenFile } from '@/ui/file-field'
import { mostImages, pictureTypes } from './picture-rules'

interface Words {
  uploadFailed: string
  wrong: string
  tooMany: string
}

export interface UploadedPicture extends ChosenFile {
  /** Of the upload, once it is there. */
  id?: string
}

/** Pictures of a review on their way: made smaller in the browser, sent at once, taken away again. */
export function usePictures(alt: string, words: Words) {
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [error, setError] = useState<string>()
  const uploads = useRef(new Map<string, Promise<string | undefined>>())
  const made = useRef(0)

  const change = (key: string, news: Partial<UploadedPicture>) =>
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)))

  const upload = async (key: string, file: File) => {
    try {
      // Fetched by whoever has a picture to send.
      const { uploadPicture } = await import('./upload-picture').catch(() => Promise.reject(new Error()))
      const onProgress = (sent: number) => change(key, { sent })
      const id = await uploadPicture(file, { alt, wrong: words.wrong, onProgress })
      change(key, { id, sent: undefined })
      return id
    } catch (failure) {
      const problem = (failure as Error).message || words.uploadFailed
      change(key, { problem, sent: undefined })
    }
  }

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const fitting = files.slice(0, mostImages - pictures.length)
    setError(fitting.length < files.length ? words.tooMany : undefined)
    const added = fitting.map((file): UploadedPicture & { file: File } => {
      made.current += 1
      const refused = !pictureTypes.includes(file.type)
      return {
        key: `new-${made.current}`,
        name: file.name,
        file,
        ...(refused ? { problem: words.wrong } : { sent: 0, preview: URL.createObjectURL(file) }),
      }
    })
    setPictures((before) => [...before, ...added.map(({ file: _, ...picture }) => picture)])
    for (const { key, file, problem } of added) if (!problem) uploads.current.set(key, upload(key, file))
  }

  const remove = (key: string) => {
    const gone = pictures.find((one) => one.key === key)
    if (gone?.preview?.startsWith('blob:')) URL.revokeObjectURL(gone.preview)
    uploads.current.delete(key)
    setError(undefined)
    setPictures((before) => before.filter((one) => one.key !== key))
  }

  /** Ids of all that are there, once none is on its way. */
  const uploaded = async () => {
    const ids = await Promise.all(pictures.map(({ key, id }) => id ?? uploads.current.get(key)))
    return ids.filter((id) => id !== undefined)
  }

  return { pictures, setPictures, error, choose, remove, uploaded }
}
