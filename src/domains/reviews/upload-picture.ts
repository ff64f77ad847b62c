import { maxPictureBytes, scaledSize, webpName, webpQuality } from './picture-rules'

/** Redraws a picture as WebP, which is smaller and has no camera metadata. */
async function toWebp(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, scaledSize(picture))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No WebP.'))), 'image/webp', webpQuality)
  })
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function send(body: FormData, onProgress: (progress: number) => void): Promise<string> {
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
  /** The message for a file that cannot be decoded, or is too large as WebP. */
  invalidMessage: string
  /** Called with the share that is uploaded, 0 to 1. */
  onProgress: (progress: number) => void
}

/** Uploads a picture as WebP. @returns the id of the upload */
export async function uploadPicture(
  file: File,
  { alt, invalidMessage, onProgress }: UploadOptions,
): Promise<string> {
  const webp = await toWebp(file).catch(() => Promise.reject(new Error(invalidMessage)))
  if (webp.size > maxPictureBytes) throw new Error(invalidMessage)
  const body = new FormData()
  body.set('alt', alt)
  body.set('file', webp, webpName(file.name))
  return send(body, onProgress)
}
