/** The Mendoza operations this encoder uses; the format fixes their numbers. */
export const VALUE = 0;
export const PUSH_FIELD_COPY = 10;
export const PUSH_FIELD_BLANK = 11;
export const PUSH_ELEMENT_COPY = 12;
export const PUSH_ELEMENT_BLANK = 13;
export const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
export const RETURN_INTO_ARRAY_POP = 16;
export const OBJECT_SET_FIELD_VALUE = 17;
export const OBJECT_DELETE_FIELD = 19;
export const ARRAY_APPEND_VALUE = 20;
export const ARRAY_APPEND_SLICE = 21;
export const STRING_APPEND_STRING = 22;
export const STRING_APPEND_SLICE = 23;
