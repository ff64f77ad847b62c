import type { Block, TextFieldSingleValidation } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { readEnvironment } from '@/foundation/env/environment'
import { localizedTextField } from '@/foundation/payload/text-fields'
import { validationMessage } from '@/foundation/payload/validation-message'
import { findEmbed } from './providers'

const { peertubeHosts } = readEnvironment()

const validateAddress: TextFieldSingleValidation = (value, { req }) =>
  !value || findEmbed(value, peertubeHosts) !== null || validationMessage(req, 'embedUnknown')

/** A video or map of another host. */
export const embedding: Block = {
  slug: 'embedding',
  interfaceName: 'EmbeddingBlock',
  fields: [
    headingField,
    { name: 'url', type: 'text', maxLength: 500, required: true, validate: validateAddress },
    localizedTextField('caption', { maxLength: 300 }),
  ],
}
