import { answerApi } from '@/site/api/api'

export const GET = answerApi
export const POST = answerApi
export const DELETE = answerApi
export const PATCH = answerApi
export const PUT = answerApi
export const OPTIONS = answerApi
