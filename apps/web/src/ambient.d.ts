// What importing a style sheet or a picture gives. Stands in for the file that Next would write.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
