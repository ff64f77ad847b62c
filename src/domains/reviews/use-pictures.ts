import { type ChangeEvent, useRef, useState } from 'react'
import type { ChosenFile } from '../../ui/file-field'
import { drawnSize, largestPicture, mostImages, pictureTypes, webpName, webpQuality } from './picture-rules'

/** A picture drawn anew as WebP: smaller to send, and without what a camera wrote into it. */
async function asWebp(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, drawnSize(picture))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No WebP.'))), 'image/webp', webpQuality)
  })
}

/** `fetch` does not tell how far an upload has come. */
function send(body: FormData, onProgress: (sent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/media')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 201) resolve(request.response.doc.id)
      else reject(new Error(request.response?.errors?.[0]?.message))
    }
    request.onerror = () => reject(new Error())
    request.send(body)
  })
}

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
      const webp = await asWebp(file).catch(() => Promise.reject(new Error(words.wrong)))
      if (webp.size > largestPicture) throw new Error(words.wrong)
      const body = new FormData()
      body.set('alt', alt)
      body.set('file', webp, webpName(file.name))
      const id = await send(body, (sent) => change(key, { sent }))
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
