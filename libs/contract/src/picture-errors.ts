import { entry, type ErrorEntry } from './error-entry.ts';

/** Errors of uploaded pictures. */
export const pictureErrors = {
  picture_too_large: entry(
    7,
    413,
    ['Файл слишком большой', 'The picture is too large'],
    ['Файл должен быть не больше 5\u00a0МБ.', 'The file can be up to 5\u00a0MB.'],
  ),
  picture_too_many_pixels: entry(
    7,
    413,
    ['В картинке слишком много пикселей', 'The picture has too many pixels'],
    [
      'В картинке может быть не больше 16 мегапикселей, например 4800\u00a0×\u00a03300. Уменьшите её и загрузите снова.',
      'The picture can have up to 16 megapixels, such as 4800\u00a0×\u00a03300. Make it smaller and upload it again.',
    ],
  ),
  picture_unsupported: entry(
    7,
    415,
    ['Такой файл не подойдёт', "This file type isn't supported"],
    ['Подойдут JPEG, PNG, WebP, AVIF и GIF без анимации.', 'Use JPEG, PNG, WebP, AVIF or still GIF.'],
  ),
  picture_animated: entry(
    7,
    415,
    ['Анимация не поддерживается', "Animations aren't supported"],
    ['Загрузите картинку без анимации или вставьте видео.', 'Upload a still picture or embed a video.'],
  ),
  picture_broken: entry(
    7,
    415,
    ['Картинка не открывается', "The picture can't be opened"],
    [
      'Файл повреждён или загружен не до конца. Сохраните картинку заново и загрузите ещё раз.',
      'The file is damaged or incomplete. Save the picture again and upload it.',
    ],
  ),
  picture_quota: entry(
    6,
    429,
    ['Лимит картинок на сегодня исчерпан', 'Daily picture limit reached'],
    [
      'Больше картинок за сутки загрузить нельзя: лимит — {count}. Попробуйте снова {wait}.',
      'You can upload {count} pictures in 24 hours. Try again {wait}.',
    ],
  ),
  pictures_busy: entry(
    9,
    503,
    ['Слишком много загрузок', 'Too many uploads right now'],
    [
      'Сейчас загружается много картинок. Попробуйте ещё раз через несколько секунд.',
      'Too many pictures are being uploaded right now. Try again in a few seconds.',
    ],
  ),
} as const satisfies Record<string, ErrorEntry>;
