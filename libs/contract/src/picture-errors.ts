import { entry, type ErrorEntry } from './error-entry.ts';

/** Errors of uploaded pictures. */
export const pictureErrors = {
  picture_too_large: entry(
    7,
    413,
    ['Картинка слишком тяжёлая', 'The picture is too large'],
    ['Файл должен быть не больше 5 МБ.', 'The file must be 5 MB at most.'],
  ),
  picture_too_many_pixels: entry(
    7,
    413,
    ['В картинке слишком много пикселей', 'The picture has too many pixels'],
    [
      'В картинке может быть не больше 16 мегапикселей, например 4800 × 3300. Уменьшите её и загрузите снова.',
      'The picture can have 16 megapixels at most, such as 4800 × 3300. Make it smaller and upload it again.',
    ],
  ),
  picture_unsupported: entry(
    7,
    415,
    ['Такой файл загрузить нельзя', 'This kind of file cannot be uploaded'],
    [
      'Подойдут картинки JPEG, PNG, WebP, AVIF и неподвижный GIF.',
      'Pictures in JPEG, PNG, WebP, AVIF and still GIF are taken.',
    ],
  ),
  picture_animated: entry(
    7,
    415,
    ['Анимация не поддерживается', 'Animations are not supported'],
    [
      'Загрузите неподвижную картинку, а для движения вставьте видео.',
      'Upload a still picture; for motion, embed a video.',
    ],
  ),
  picture_broken: entry(
    7,
    415,
    ['Картинка не открывается', 'The picture cannot be opened'],
    [
      'Файл повреждён или загружен не до конца. Сохраните картинку заново и загрузите ещё раз.',
      'The file is damaged or incomplete. Save the picture anew and upload it again.',
    ],
  ),
  picture_quota: entry(
    6,
    429,
    ['На сегодня картинок достаточно', 'Enough pictures for today'],
    [
      'За сутки можно загрузить {count} картинок. Место освободится {wait}.',
      'You can upload {count} pictures in 24 hours. There will be room again {wait}.',
    ],
  ),
  pictures_busy: entry(
    9,
    503,
    ['Картинок сейчас слишком много', 'Too many pictures at the moment'],
    [
      'Загружают сразу несколько человек. Повторите через несколько секунд.',
      'Several people are uploading at once. Try again in a few seconds.',
    ],
  ),
} as const satisfies Record<string, ErrorEntry>;
