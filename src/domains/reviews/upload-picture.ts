import { drawnSize, largestPicture, webpName, webpQuality } from './picture-rules'

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

interface UploadOptions {
  alt: string
  /** What is said of a file that cannot be drawn, or is too large once it is. */
  wrong: string
  /** Told the share that is sent, 0 to 1. */
  onProgress: (sent: number) => void
}

/** Sends a picture as WebP. @returns the id of the upload */
export async function uploadPicture(file: File, { alt, wrong, onProgress }: UploadOptions): Promise<string> {
  const webp = await asWebp(file).catch(() => Promise.reject(new Error(wrong)))
  if (webp.size > largestPicture) throw new Error(wrong)
  const body = new FormData()
  body.set('alt', alt)
  body.set('file', webp, webpName(file.name))
  return send(body, onProgress)
}
