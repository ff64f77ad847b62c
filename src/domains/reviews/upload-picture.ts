import { maxPictureBytes, pictureName, pictureQuality, scaledSize } from './picture-rules'

type Encoder = Pick<HTMLCanvasElement, 'toBlob'>

function encodeAs(canvas: Encoder, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}.`))), type, pictureQuality)
  })
}

/** Falls back to JPEG, because Safari cannot encode WebP and answers with a PNG, which is often above the limit. */
export async function encodePicture(canvas: Encoder): Promise<Blob> {
  const webp = await encodeAs(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : encodeAs(canvas, 'image/jpeg')
}

/** Redraws a picture, which makes it smaller and removes the camera's metadata. */
async function redraw(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, scaledSize(picture))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white' // JPEG has no transparency
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return encodePicture(canvas)
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function send(body: FormData, locale: string, onProgress: (progress: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/media?locale=${locale}`)
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
  /** The language of `alt`. */
  locale: string
  /** The message for a file that cannot be decoded, or is too large once it is redrawn. */
  invalidMessage: string
  /** Called with the share that is uploaded, 0 to 1. */
  onProgress: (progress: number) => void
}

/** Redraws and uploads a picture. @returns the id of the upload */
export async function uploadPicture(
  file: File,
  { alt, locale, invalidMessage, onProgress }: UploadOptions,
): Promise<string> {
  const picture = await redraw(file).catch(() => Promise.reject(new Error(invalidMessage)))
  if (picture.size > maxPictureBytes) throw new Error(invalidMessage)
  const body = new FormData()
  body.set('alt', alt)
  body.set('file', picture, pictureName(file.name, picture.type))
  return send(body, locale, onProgress)
}
