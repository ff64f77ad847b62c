import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import { IconButton } from './icon-button'
import { X } from './icons'
import { Progress } from './progress'

/** A selected file: uploading, uploaded or refused. */
export interface SelectedFile {
  key: string
  name: string
  preview?: string
  /** Upload progress 0 to 1; absent when it is complete. */
  sent?: number
  /** Why the file was refused. */
  problem?: string
}

interface FileFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  name: string
  /** Icon of the drop zone, rendered on the server to keep it out of the script. */
  icon: ReactNode
  /** Text of the drop zone. */
  invitation: string
  files?: readonly SelectedFile[]
  /** Returns the label of a file's remove button. */
  remove: (name: string) => string
  onRemove?: (key: string) => void
}

/**
 * A field for pictures. The native control sends them; the selected files are only shown where a script
 * passes `files`.
 */
export function FileField({
  name,
  id = name,
  label,
  hint,
  error,
  icon,
  invitation,
  files = [],
  remove,
  onRemove,
  ...rest
}: FileFieldProps) {
  return (
    <div>
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <div className="drop-zone">
            {icon}
            <span aria-hidden="true">{invitation}</span>
            <input type="file" {...rest} name={name} {...control} />
          </div>
        )}
      </Field>
      {files.length > 0 ? (
        <ul className="selected-files">
          {files.map(({ key, name: file, preview, sent, problem }) => (
            <li key={key} data-refused={problem ? '' : undefined}>
              <span className="plate">
                {preview ? <img src={preview} alt="" width={80} height={80} /> : null}
              </span>
              <span className="file-name">{file}</span>
              <IconButton icon={X} label={remove(file)} onClick={onRemove && (() => onRemove(key))} />
              {problem ? <span className="error-text">{problem}</span> : null}
              {sent === undefined ? null : <Progress value={sent} label={file} />}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
