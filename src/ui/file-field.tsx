import { ImagePlus, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldWords } from './field'
import { IconButton } from './icon-button'
import { Progress } from './progress'
import { SvgIcon } from './svg-icon'

/** A file that was chosen, on its way, there, or refused. */
export interface ChosenFile {
  key: string
  name: string
  preview?: string
  /** How far it is sent, 0 to 1; left out when it is there. */
  sent?: number
  /** Why it was refused. */
  problem?: string
}

interface FileFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  name: string
  /** What stands on the place where files are dropped or chosen. */
  invitation: string
  files?: readonly ChosenFile[]
  /** Names the button that takes a file away. */
  remove: (name: string) => string
  onRemove?: (key: string) => void
}

/** Pictures to be sent along. The native control does it; what was chosen is shown where a script keeps `files`. */
export function FileField({
  name,
  id = name,
  label,
  hint,
  error,
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
          <div className="drop">
            <SvgIcon of={ImagePlus} />
            <span aria-hidden="true">{invitation}</span>
            <input type="file" {...rest} name={name} {...control} />
          </div>
        )}
      </Field>
      {files.length > 0 ? (
        <ul className="chosen-files">
          {files.map(({ key, name: file, preview, sent, problem }) => (
            <li key={key} data-refused={problem ? '' : undefined}>
              <span className="plate">{preview ? <img src={preview} alt="" /> : null}</span>
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
